type LensProps = {
  className?: string | undefined
  /** What the lens makes large: `4,79%`. */
  figure: string
}

/** A lens over small print: the promise, and what is found there. */
export function Lens({ className, figure }: LensProps) {
  return (
    <svg className={className} viewBox="0 0 300 200" aria-hidden="true">
      <path fill="#fff" d="M0 0h184v200H0z" />
      <path
        stroke="#8fb9ac"
        strokeWidth="3"
        d="M22 23.500h132M22 34.500h120M22 45.500h128M22 56.500h96M22 67.500h132M22 78.500h110M22 89.500h126M22 100.500h132M22 111.500h88M22 122.500h130M22 133.500h118M22 144.500h132M22 155.500h124M22 166.500h100M22 177.500h60"
      />
      <rect x="258" y="91" width="56" height="18" rx="9" fill="#125247" transform="rotate(45 186 100)" />
      <circle cx="186" cy="100" r="64" fill="#fdf1d3" stroke="#125247" strokeWidth="12" />
      <text
        x="186"
        y="112"
        textAnchor="middle"
        fontFamily="var(--head)"
        fontWeight="700"
        fontSize="36"
        letterSpacing="-0.8"
        fill="#0f3d37"
      >
        {figure}
      </text>
    </svg>
  )
}
