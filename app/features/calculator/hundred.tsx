import { interestPerHundred } from '#core/loan/loan-plan.ts'
import styles from './hundred.module.css'
import type { Loan } from './loan.ts'
import { interestPerHundredText } from './result-rows.ts'

/** Of a hundred paid back, how many are interest: a hundred marks, counted in the sentence under them. */
export function Hundred({ loan }: { loan: Loan }) {
  const interest = interestPerHundred(loan.plan)
  const kept = 100 - interest
  return (
    <figure className={styles.hundred}>
      <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" fill="none" strokeWidth="5">
        <path d={`M.15 2.5H${kept}`} stroke="var(--principal)" strokeDasharray=".7 .3" />
        <path d={`M${kept + 0.15} 2.5H100`} stroke="var(--interest)" strokeDasharray=".7 .3" />
      </svg>
      <figcaption>{interestPerHundredText(loan)}</figcaption>
    </figure>
  )
}
