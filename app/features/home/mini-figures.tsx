import { homeCalculator as words } from '#content/home-calculator.ts'
import type { Currency } from '#core/money/minor.ts'
import styles from './mini-figures.module.css'
import type { MiniFigures } from './mini-loan.ts'

type MiniFiguresListProps = { figures: MiniFigures; currency: Currency }

/** Instalment and effective rate large, then the total. */
export function MiniFiguresList({ figures, currency }: MiniFiguresListProps) {
  const { before, between, interest: name } = words.total
  const interest = 100 * figures.interestShare
  return (
    <>
      <dl className={styles.figures} data-long={figures.instalment.length > 6 || undefined}>
        <div>
          <dt>{words.instalment}</dt>
          <dd className={`figure ${styles.instalment}`}>
            {figures.instalment}
            <i>{`\u00a0${currency}`}</i>
          </dd>
        </div>
        <div>
          <dt>{words.effectiveRate}</dt>
          <dd className={`figure ${styles.rate}`}>{figures.effectiveRate}</dd>
        </div>
      </dl>
      <div className={styles.whole}>
        <svg className={styles.split} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={99.4 - interest} height="8" fill="var(--principal)" />
          <rect x={100 - interest} width={interest} height="8" fill="var(--interest)" />
        </svg>
        <p className={styles.total}>
          {before}
          <strong className="num">{figures.totalRepayment}</strong>
          {between}
          <span className={styles.interest}>
            {name}
            <strong className="num">{figures.totalInterest}</strong>.
          </span>
        </p>
      </div>
    </>
  )
}
