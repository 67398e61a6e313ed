import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { ScrollBox } from '#app/ui/scroll-box.tsx'
import { schedule as words } from '#content/calculator-plan.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { type Year, years } from '#core/loan/years.ts'
import { addMonths, formatDate, formatMonth, type IsoDate } from '#core/money/date.ts'
import { formatAmount } from '#core/money/format.ts'
import { type FeeOf, feesByMonth } from './fees-by-month.ts'
import styles from './plan-table.module.css'

const NONE = '–'

type PlanTableProps = { loan: Loan; today: IsoDate; hasMonths: boolean }

/** The plan by year; each year expands to its months, or starts expanded. */
export function PlanTable({ loan, today, hasMonths }: PlanTableProps) {
  const { plan } = loan
  const all = useMemo(() => years(plan.rows), [plan])
  const feeOf = useMemo(() => feesByMonth(loan), [loan])
  const hasFees = feeOf(0) > 0 || plan.costs.length > 0
  const fee = (sum: number) =>
    hasFees ? <td className={styles.fees}>{sum === 0 ? NONE : formatAmount(sum)}</td> : null
  const [heading, instalments, interest, principal, fees, balance] = words.years.head
  return (
    <ScrollBox label={words.name}>
      <table className={styles.table}>
        <caption>{words.name}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className={styles.instalments}>
              {instalments}
            </th>
            <th scope="col">{interest}</th>
            <th scope="col">{principal}</th>
            {hasFees && (
              <th scope="col" className={styles.fees}>
                {fees}
              </th>
            )}
            <th scope="col">{balance}</th>
          </tr>
        </thead>
        {feeOf(0) > 0 && (
          <tbody className={styles.drawdown}>
            <tr>
              <th scope="row">{words.drawdown}</th>
              <td className={styles.instalments}>{NONE}</td>
              <td>{NONE}</td>
              <td>{NONE}</td>
              {fee(feeOf(0))}
              <td>{formatAmount(plan.principal)}</td>
            </tr>
          </tbody>
        )}
        {all.map((year) => (
          <YearRows key={year.year} year={year} today={today} hasMonths={hasMonths} feeOf={feeOf} fee={fee} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className={styles.instalments}>{formatAmount(plan.totalRepayment)}</td>
            <td>{formatAmount(plan.totalInterest)}</td>
            <td>{formatAmount(plan.principal)}</td>
            {fee(plan.totalCost - plan.totalInterest)}
            <td>{formatAmount(0)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  )
}

type YearRowsProps = {
  year: Year
  today: IsoDate
  hasMonths: boolean
  feeOf: FeeOf
  fee: (sum: number) => ReactNode
}

function YearRows({ year, today, hasMonths, feeOf, fee }: YearRowsProps) {
  const [isOpen, setIsOpen] = useState(hasMonths)
  const name = String(year.year)
  const months = year.months
  return (
    <tbody data-open={isOpen || undefined}>
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
        <td className={styles.instalments}>{formatAmount(year.instalment)}</td>
        <td>{formatAmount(year.interest)}</td>
        <td>{formatAmount(year.principal)}</td>
        {fee(months.reduce((sum, { month }) => sum + feeOf(month), 0))}
        <td>{formatAmount(year.balance)}</td>
      </tr>
      {isOpen &&
        months.map(({ month, instalment, interest, principal, balance }) => (
          <tr key={month} className={styles.month}>
            <th scope="row">
              {`${month}. `}
              <span>{formatDate(addMonths(today, month))}</span>
              <span className={styles.brief}>{briefMonth(addMonths(today, month))}</span>
            </th>
            <td className={styles.instalments}>{formatAmount(instalment)}</td>
            <td>{formatAmount(interest)}</td>
            <td>{formatAmount(principal)}</td>
            {fee(feeOf(month))}
            <td>{formatAmount(balance)}</td>
          </tr>
        ))}
    </tbody>
  )
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
