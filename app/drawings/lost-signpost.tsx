type DrawingProps = { className?: string | undefined }

/** A signpost whose boards point nowhere: the page that is not there. */
export function LostSignpost({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 440 420" aria-hidden="true">
      <path fill="#bfd8ce" d="M88 400V158a126 126 0 0 1 252 0v242z" />
      <path fill="#dce9e3" d="M112 400V160a102 102 0 0 1 204 0v240z" />
      <path fill="#8fb9ac" d="M112 312c60-34 130-36 204-4v92H112z" />
      <path fill="#5e9b8b" d="M112 350c70-24 140-22 204 6v44H112z" />
      <rect x="204" y="60" width="22" height="342" rx="6" fill="#0f3d37" />
      <path fill="#125247" d="M120 92h150l34 32-34 32H120z" />
      <path fill="#c4552f" d="m322 170-148 20-38 26 42 22 148-20z" />
      <g transform="rotate(26 214 262)">
        <path fill="#8fb9ac" d="M206 236h122l28 26-28 26H206z" />
        <circle cx="222" cy="262" r="5" fill="#0f3d37" />
      </g>
      <text x="196" y="140" textAnchor="middle" fontFamily="var(--head)" fontWeight="700" fontSize="48" fill="#fff">
        404
      </text>
      <path fill="#f2a587" d="m184 204 74-10 1 6-74 10zM186 218l44-6 1 6-44 6z" />
      <path fill="#1a6b5e" d="m150 300 17 44h-34zM286 306l14 38h-28z" />
      <rect x="40" y="400" width="360" height="12" rx="4" fill="#125247" />
    </svg>
  )
}
