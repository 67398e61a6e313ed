import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { schedule as words } from '#content/calculator-sections.ts'
import type { Year } from '#core/loan/years.ts'
import { addMonths, formatDate, formatMonth, type IsoDate } from '#core/money/date.ts'
import type { FeeOf } from './fees-by-month.ts'
import { type FeeCell, type Show, wholeSum } from './schedule-sums.tsx'
import styles from './schedule-table.module.css'

type YearRowsProps = {
  year: Year
  today: IsoDate
  hasMonths: boolean
  feeOf: FeeOf
  fee: FeeCell
  /** Writes the sums of a month. */
  exact: Show
}

/** A year of the schedule, with the button that opens its months. */
export function YearRows({ year, today, hasMonths, feeOf, fee, exact }: YearRowsProps) {
  const [isOpen, setIsOpen] = useState(hasMonths)
  const name = String(year.year)
  const months = year.months
  return (
    <tbody data-open={isOpen || undefined} data-between={isBetween(year) || undefined}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-label={words.year(name)}
            data-react=""
            onClick={() => setIsOpen(!isOpen)}
          >
            {`${name}.`}
            <Icon name="chevron-down" />
          </button>
          <Split share={year.instalment === 0 ? 100 : (100 * year.principal) / year.instalment} />
        </th>
        <td className={styles.instalments}>{wholeSum(year.instalment)}</td>
        <td>{wholeSum(year.interest)}</td>
        <td>{wholeSum(year.principal)}</td>
        {fee(
          months.reduce((sum, { month }) => sum + feeOf(month), 0),
          wholeSum,
        )}
        <td>{wholeSum(year.balance)}</td>
      </tr>
      {isOpen &&
        months.map(({ month, instalment, interest, principal, balance }) => (
          <tr key={month} className={styles.month}>
            <th scope="row">
              {`${month}. `}
              <span>{formatDate(addMonths(today, month))}</span>
              <span className={styles.brief}>{briefMonth(addMonths(today, month))}</span>
            </th>
            <td className={styles.instalments}>{exact(instalment)}</td>
            <td>{exact(interest)}</td>
            <td>{exact(principal)}</td>
            {fee(feeOf(month), exact)}
            <td>{exact(balance)}</td>
          </tr>
        ))}
    </tbody>
  )
}

/** Whether a phone leaves a year out at first: all but the first three, every fifth and the last, which ends the debt. */
function isBetween({ year, balance }: Year): boolean {
  return year > 3 && year % 5 !== 0 && balance > 0
}

/** A month where a whole date has no room: „dec 26.”. */
function briefMonth(date: IsoDate): string {
  return formatMonth(date).replace(/^(...).* ..(..)\.$/, '$1 $2.')
}

/** Principal and interest of a year as two parts of a bar; the sums beside it say the same. */
function Split({ share }: { share: number }) {
  return (
    <svg className={styles.split} aria-hidden="true">
      <rect width={`${share.toFixed()}%`} height="10" />
    </svg>
  )
}
