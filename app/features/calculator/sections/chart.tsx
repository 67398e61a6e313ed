import { useMemo } from 'react'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { useIsHydrated } from '#app/features/calculator/use-is-hydrated.ts'
import { chart as words } from '#content/calculator-sections.ts'
import { years } from '#core/loan/years.ts'
import styles from './chart.module.css'
import { YearChart } from './year-chart.tsx'

/** Payments and remaining debt of each year as a chart; the schedule below has the same numbers. */
export function Chart({ loan }: SectionProps) {
  const isHydrated = useIsHydrated()
  const all = useMemo(() => years(loan.figures.rows), [loan])
  return (
    <section className={`card ${styles.chart}`}>
      <h2>{headline(loan.figures)}</h2>
      {isHydrated && (
        <div className={styles.box}>
          <YearChart years={all} loan={loan} />
        </div>
      )}
    </section>
  )
}

function headline({ principalLeadsFrom, months }: SectionProps['loan']['figures']): string {
  if (principalLeadsFrom === 1) return words.fromStart
  if (principalLeadsFrom === undefined || principalLeadsFrom === months) return words.atEnd
  return words.turningPoint(String(principalLeadsFrom))
}
