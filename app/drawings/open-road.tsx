/** A car with its keys in the door, the road behind it and a signpost: the car loan. */
export function OpenRoad() {
  return (
    <svg viewBox="0 0 440 420" aria-hidden="true">
      <path fill="#bfd8ce" d="M88 400V158a126 126 0 0 1 252 0v242z" />
      <path fill="#dce9e3" d="M112 400V160a102 102 0 0 1 204 0v240z" />
      {/* Hills, and the road that goes over them. */}
      <path fill="#8fb9ac" d="M112 240c34-40 70-52 104-28s66 12 100-14v202H112z" />
      <path fill="#5e9b8b" d="M112 276c50-26 110-30 204 8v116H112z" />
      <path
        fill="#125247"
        d="M205 400c8-54 64-58 54-90-6-20-34-26-30-48l10-44h8l-2 44c-2 18 44 22 52 48 10 34-24 46-22 90z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeDasharray="12 9"
        d="M243 226l-4 40c-2 18 36 24 40 44 6 32-38 44-42 90"
      />
      {/* Trees */}
      <path fill="#1a6b5e" d="m146 222 17 44h-34zM172 238l13 34h-26zM296 226l14 38h-28z" />
      <path fill="#0f3d37" d="M144 266h4v10h-4zM170 272h4v8h-4zM294 264h4v10h-4z" />
      {/* Signpost */}
      <rect x="372" y="150" width="14" height="252" rx="4" fill="#0f3d37" />
      <path fill="#125247" d="M340 170h64l20 19-20 19h-64z" />
      <path fill="#5e9b8b" d="M418 220h-58l-20 18 20 18h58z" />
      <path fill="#bfd8ce" d="M352 184h46v4h-46zM352 192h28v4h-28zM366 232h42v4h-42zM366 240h24v4h-24z" />
      <rect x="20" y="400" width="412" height="12" rx="4" fill="#125247" />
      <Estate />
    </svg>
  )
}

/** The car in full size, 268 wide, on the ground at `y = 400`. */
function Estate() {
  return (
    <g transform="translate(26 400)">
      <path
        fill="#c4552f"
        d="M18-72c4-4 22-8 42-10 18-28 38-44 68-46h44c30 0 48 18 70 48l26 6c14 3 20 13 20 27v23c0 5-3 8-8 8H12c-6 0-10-4-10-10v-20c0-12 6-20 16-26z"
      />
      <path fill="#a9442a" d="M2-34h286v10c0 5-3 8-8 8H12c-6 0-10-4-10-10z" />
      <path fill="#dce9e3" d="M76-84c14-20 30-32 52-33h10v33zM150-117h20c22 0 36 12 52 33h-72z" />
      <path fill="#fff" d="M108-84l20-33h10v6l-16 27zM176-84l20-29 12 8-15 21z" opacity="0.7" />
      <path fill="none" stroke="#a9442a" strokeWidth="3" d="M144-120v86M226-80c2 18-2 32-8 46M72-80c-6 14-6 30-2 46" />
      <rect x="152" y="-72" width="22" height="6" rx="3" fill="#a9442a" />
      <path fill="#f7bf3c" d="M272-70l14 6c2 4 2 9 1 13h-11c-4 0-6-10-4-19z" />
      <path fill="#8a3520" d="M4-62h14c3 6 2 12-1 16H3z" />
      <path fill="#f2a587" d="M30-66h36v4H30z" />
      {[66, 226].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-26" r="33" fill="#a9442a" />
          <circle cx={x} cy="-26" r="28" fill="#0f3d37" />
          <circle cx={x} cy="-26" r="14" fill="#bfd8ce" />
          <circle cx={x} cy="-26" r="5" fill="#0f3d37" />
        </g>
      ))}
      {/* Keys in the door */}
      <g transform="translate(163 -66) rotate(8)">
        <circle cy="13" r="10" fill="none" stroke="#125247" strokeWidth="4" />
        <rect x="-4" y="22" width="8" height="30" rx="3" fill="#1a6b5e" />
        <path fill="#1a6b5e" d="M3 40h8v5H3zM3 47h5v4H3z" />
      </g>
    </g>
  )
}
