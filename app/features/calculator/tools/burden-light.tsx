import { affordabilityTool as words } from '#content/calculator-tools.ts'
import type { Burden } from '#core/loan/affordability.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import styles from './burden-light.module.css'

/** The light for this loan, in a word and a colour, the reason, and what would turn it green. */
export function BurdenLight({ weight, currency }: { weight: Burden; currency: Currency }) {
  const { level, percent, carefulLoan, carefulMonths } = weight
  const { name, text } = words.levels[level]
  return (
    <div className={styles.light} data-level={level}>
      <p className={styles.name}>
        {words.thisLoan} {name}
      </p>
      <p>{text(formatPercent(percent ?? 0, 0))}</p>
      {level !== 'careful' && (
        <p>
          {carefulLoan > 0 ? words.better.loan(formatMoney(carefulLoan, currency, 0)) : words.better.neither}
          {carefulMonths !== undefined && ` ${words.better.months(counted(carefulMonths, 'month'))}`}
        </p>
      )}
    </div>
  )
}
