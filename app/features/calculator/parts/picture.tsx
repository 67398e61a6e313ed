import { useMemo } from 'react'
import type { PartProps } from '#app/features/calculator/part.tsx'
import { useIsHydrated } from '#app/features/calculator/use-is-hydrated.ts'
import { chart as words } from '#content/calculator-plan.ts'
import { years } from '#core/loan/years.ts'
import styles from './picture.module.css'
import { YearChart } from './year-chart.tsx'

/** Payments and remaining debt of each year as a chart; the plan below has the same numbers. */
export function Picture({ loan }: PartProps) {
  const isHydrated = useIsHydrated()
  const all = useMemo(() => years(loan.plan.rows), [loan])
  return (
    <section className={`card ${styles.picture}`}>
      <h2>{headline(loan.plan)}</h2>
      {isHydrated && (
        <div className={styles.box}>
          <YearChart years={all} loan={loan} />
        </div>
      )}
    </section>
  )
}

function headline({ principalLeadsFrom, months }: PartProps['loan']['plan']): string {
  if (principalLeadsFrom === 1) return words.fromStart
  if (principalLeadsFrom === undefined || principalLeadsFrom === months) return words.atEnd
  return words.turningPoint(String(principalLeadsFrom))
}
