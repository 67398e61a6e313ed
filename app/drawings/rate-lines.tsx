const lines = {
  fixed: 'M0 36h140',
  variable: 'M0 44h20v-6h20V26h20v-8h20v10h20v12h20v-6h20',
  combined: 'M0 36h70V26h18v-8h18v12h18v-5h16',
}

/** How a rate of interest moves over the years: level, in steps, or level first. */
export function RateLine({ rate, className }: { rate: keyof typeof lines; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 140 56" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d="M0 55.250h140" stroke="#8fb9ac" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      <path
        d={lines[rate]}
        stroke="#125247"
        strokeWidth="3.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
