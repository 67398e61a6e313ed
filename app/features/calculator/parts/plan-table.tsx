import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ScrollBox } from '#app/ui/scroll-box.tsx'
import { schedule as words } from '#content/calculator-plan.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { type Year, years } from '#core/loan/years.ts'
import { addMonths, formatDate, formatMonth, type IsoDate } from '#core/money/date.ts'
import { formatAmount } from '#core/money/format.ts'
import type { Minor } from '#core/money/minor.ts'
import { type FeeOf, feesByMonth } from './fees-by-month.ts'
import styles from './plan-table.module.css'

const NONE = '–'
/** Years that a phone shows without folding. */
const MOST_UNFOLDED = 10
/** From such an instalment on, a phone has no room for the sums of a month to the cent; minor units. */
const LONG = 10_000_00

/** Writes a sum. */
type Show = (sum: Minor) => ReactNode
type FeeCell = (sum: Minor, show: Show) => ReactNode

type PlanTableProps = { loan: Loan; today: IsoDate; hasMonths: boolean }

/**
 * The plan by year, in whole euros or dinars; each year expands to its months, to the cent, or starts expanded. Of many
 * years a phone shows a few at first.
 */
export function PlanTable({ loan, today, hasMonths }: PlanTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  const all = useMemo(() => years(loan.plan.rows), [loan])
  const isFoldable = all.length > MOST_UNFOLDED && !hasMonths
  const handleFold = ({ currentTarget: button }: MouseEvent) => {
    const before = button.getBoundingClientRect().top
    flushSync(() => setIsWhole(!isWhole))
    // The rows that go were above the button: it stays under the finger.
    if (isWhole) scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  return (
    <>
      <ScrollBox label={words.name}>
        <table className={styles.table} data-folded={(isFoldable && !isWhole) || undefined}>
          <caption>{words.name}</caption>
          <PlanRows loan={loan} all={all} today={today} hasMonths={hasMonths} />
        </table>
      </ScrollBox>
      {isFoldable && (
        <Button
          tone="text"
          size="small"
          className={styles.more}
          aria-expanded={isWhole}
          data-react=""
          onClick={handleFold}
        >
          {isWhole ? words.years.fewer : words.years.all}
        </Button>
      )}
    </>
  )
}

function PlanRows({ loan, all, today, hasMonths }: PlanTableProps & { all: readonly Year[] }) {
  const { plan } = loan
  const feeOf = useMemo(() => feesByMonth(loan), [loan])
  const hasFees = feeOf(0) > 0 || plan.costs.length > 0
  const fee: FeeCell = (sum, show) => hasFees && <td className={styles.fees}>{sum === 0 ? NONE : show(sum)}</td>
  const isLong = plan.rows.some(({ instalment }) => instalment >= LONG)
  const exact: Show = isLong ? exactWithRoom : (sum) => formatAmount(sum)
  const [heading, instalments, interest, principal, fees, balance] = words.years.head
  return (
    <>
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
            {fee(feeOf(0), whole)}
            <td>{whole(plan.principal)}</td>
          </tr>
        </tbody>
      )}
      {all.map((year) => (
        <YearRows key={year.year} {...{ year, today, hasMonths, feeOf, fee, exact }} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className={styles.instalments}>{exactWithRoom(plan.totalRepayment)}</td>
          <td>{exactWithRoom(plan.totalInterest)}</td>
          <td>{exactWithRoom(plan.principal)}</td>
          {fee(plan.totalCost - plan.totalInterest, exactWithRoom)}
          <td>{exactWithRoom(0)}</td>
        </tr>
      </tfoot>
    </>
  )
}

type YearRowsProps = {
  year: Year
  today: IsoDate
  hasMonths: boolean
  feeOf: FeeOf
  fee: FeeCell
  exact: Show
}

function YearRows({ year, today, hasMonths, feeOf, fee, exact }: YearRowsProps) {
  const [isOpen, setIsOpen] = useState(hasMonths)
  const name = String(year.year)
  const months = year.months
  return (
    <tbody data-open={isOpen || undefined} data-between={isBetween(year.year) || undefined}>
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
        <td className={styles.instalments}>{whole(year.instalment)}</td>
        <td>{whole(year.interest)}</td>
        <td>{whole(year.principal)}</td>
        {fee(
          months.reduce((sum, { month }) => sum + feeOf(month), 0),
          whole,
        )}
        <td>{whole(year.balance)}</td>
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

function whole(sum: Minor): string {
  return formatAmount(sum, 0)
}

/** To the cent, but whole on a phone. */
function exactWithRoom(sum: Minor): ReactNode {
  return (
    <>
      <span className={styles.exact}>{formatAmount(sum)}</span>
      <span className={styles.whole}>{whole(sum)}</span>
    </>
  )
}

/** Whether a phone leaves a year out at first: all but the first three, every fifth and, by its style, the last. */
function isBetween(year: number): boolean {
  return year > 3 && year % 5 !== 0
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
