/** A car from the side, standing on the line `y = 0`, 180 wide and 82 high. To be placed inside another drawing. */
export function CarShape({ body }: { body: string }) {
  return (
    <>
      <path
        fill={body}
        d="M14-46h20C40-74 52-82 70-82h34c20 0 32 12 44 36l20 4c10 2 14 8 14 18v12H0v-18c0-10 4-16 14-16z"
      />
      <path fill="#dce9e3" d="M46-46c4-18 10-24 22-24h10v24zM88-70h14c12 0 20 8 28 24H88z" />
      {[42, 142].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-12" r="20" fill="#0f3d37" />
          <circle cx={x} cy="-12" r="8" fill="#bfd8ce" />
        </g>
      ))}
    </>
  )
}

/** The car of the five steps, on its own. */
export function Car({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 182 92" aria-hidden="true">
      <g transform="translate(0 84)">
        <CarShape body="#db7a54" />
      </g>
    </svg>
  )
}
