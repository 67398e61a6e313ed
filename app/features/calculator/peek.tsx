import { form as formWords, results } from '#content/calculator.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { formatMoney } from '#core/money/format.ts'
import styles from './peek.module.css'
import { shownRate } from './result-rows.ts'

/** On a phone, where the result is below the form: a slim bar that repeats it while the form is in view. */
export function Peek({ loan: { plan, currency }, isStale }: { loan: Loan; isStale: boolean }) {
  return (
    <p className={`dark ${styles.peek}`} aria-hidden="true" data-stale={isStale || undefined}>
      {isStale && <span className={styles.stale}>{formWords.stale}</span>}
      <span>
        {`${results.names.instalment} `}
        <b>{formatMoney(plan.instalment, currency)}</b>
      </span>
      <span>
        {`${results.names.effectiveRate} `}
        <b>{shownRate(plan.effectiveRatePercent)}</b>
      </span>
    </p>
  )
}
