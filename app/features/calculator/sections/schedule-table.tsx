import { type MouseEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { UnfoldButton } from '#app/features/calculator/unfold-button.tsx'
import { ScrollBox } from '#app/ui/scroll-box.tsx'
import { schedule as words } from '#content/calculator-sections.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { type Year, years } from '#core/loan/years.ts'
import type { IsoDate } from '#core/money/date.ts'
import { formatAmount } from '#core/money/format.ts'
import { feesByMonth } from './fees-by-month.ts'
import { exactWithRoom, type FeeCell, NONE, type Show, wholeSum } from './schedule-sums.tsx'
import styles from './schedule-table.module.css'
import { YearRows } from './year-rows.tsx'

/** Years that a phone shows without folding. */
const MOST_UNFOLDED = 10
/** From such an instalment on, a phone has no room for the sums of a month to the cent; minor units. */
const LONG = 10_000_00

type ScheduleTableProps = { loan: Loan; today: IsoDate; hasMonths: boolean }

/**
 * The schedule by year, in whole euros or dinars; each year expands to its months, or starts expanded. Of many years a
 * phone shows a few at first.
 */
export function ScheduleTable({ loan, today, hasMonths }: ScheduleTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  const all = useMemo(() => years(loan.figures.rows), [loan])
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
          <ScheduleRows loan={loan} all={all} today={today} hasMonths={hasMonths} />
        </table>
      </ScrollBox>
      {isFoldable && (
        <UnfoldButton isUnfolded={isWhole} words={words.years} className={styles.more} onClick={handleFold} />
      )}
    </>
  )
}

function ScheduleRows({ loan, all, today, hasMonths }: ScheduleTableProps & { all: readonly Year[] }) {
  const { figures } = loan
  const feeOf = useMemo(() => feesByMonth(loan), [loan])
  const hasFees = feeOf(0) > 0 || figures.costs.length > 0
  const fee: FeeCell = (sum, show) => hasFees && <td className={styles.fees}>{sum === 0 ? NONE : show(sum)}</td>
  const isLong = figures.rows.some(({ instalment }) => instalment >= LONG)
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
            {fee(feeOf(0), wholeSum)}
            <td>{wholeSum(figures.principal)}</td>
          </tr>
        </tbody>
      )}
      {all.map((year) => (
        <YearRows key={year.year} {...{ year, today, hasMonths, feeOf, fee, exact }} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className={styles.instalments}>{exactWithRoom(figures.totalRepayment)}</td>
          <td>{exactWithRoom(figures.totalInterest)}</td>
          <td>{exactWithRoom(figures.principal)}</td>
          {fee(figures.totalCost - figures.totalInterest, exactWithRoom)}
          <td>{exactWithRoom(0)}</td>
        </tr>
      </tfoot>
    </>
  )
}
