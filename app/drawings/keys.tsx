/** A bunch of keys with a house on it, before a door: the housing loan. */
export function Keys() {
  return (
    <svg viewBox="0 0 440 420" aria-hidden="true">
      <path fill="#bfd8ce" d="M88 400V158a126 126 0 0 1 252 0v242z" />
      <path fill="#dce9e3" d="M112 400V160a102 102 0 0 1 204 0v240z" />
      <rect x="40" y="400" width="392" height="12" rx="4" fill="#125247" />
      <path fill="#c4552f" d="m374 400-6-46h40l-6 46z" />
      <path
        fill="#1a6b5e"
        d="M388 354c-26-6-34-28-32-58 22 6 32 26 32 58zM388 354c24-8 32-30 28-66-20 10-28 34-28 66z"
      />
      <path fill="#5e9b8b" d="M388 354c-8-24-6-52 2-80 10 28 10 56-2 80z" />
      <circle cx="214" cy="118" r="64" fill="none" stroke="#125247" strokeWidth="13" />
      <g transform="translate(174.6 168.4) rotate(20)" fill="#1a6b5e">
        <rect x="-13" y="56" width="26" height="146" rx="5" />
        <rect x="8" y="146" width="30" height="17" rx="3" />
        <rect x="8" y="174" width="20" height="17" rx="3" />
        <circle cy="28" r="44" />
        <circle cy="4" r="14" fill="#dce9e3" />
      </g>
      <g transform="translate(253.4 168.4) rotate(-16)">
        <path fill="#0f3d37" d="M26-20h16v50H26z" />
        <path fill="#c4552f" d="m0-22 66 62H-66z" />
        <path fill="#fff" d="M-54 40H54v96H-54z" />
        <path fill="#8fb9ac" d="M-38 58h26v26h-26z" />
        <path fill="#f7bf3c" d="M12 58h26v26H12z" />
        <path fill="#0f3d37" d="M-13 136v-24a13 13 0 0 1 26 0v24z" />
        <circle cy="8" r="12" fill="#dce9e3" />
      </g>
      {/* The ring again, where it goes before the key and the house. */}
      <path
        fill="none"
        stroke="#125247"
        strokeWidth="13"
        d="M174.6 168.400A64 64 0 0 1 158.6 150M253.4 168.400A64 64 0 0 0 269.4 150"
      />
    </svg>
  )
}
