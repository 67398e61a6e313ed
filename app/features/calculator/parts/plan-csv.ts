import type { Loan } from '#app/features/calculator/loan.ts'
import { schedule as words } from '#content/calculator-plan.ts'
import { addMonths, formatDate, type IsoDate } from '#core/money/date.ts'
import { fixedText, type Minor } from '#core/money/minor.ts'
import { feesByMonth } from './fees-by-month.ts'

const BYTE_ORDER_MARK = '\uFEFF' // spreadsheets take the file for UTF-8 only with it

/** Name of the file with a plan that begins on a day. */
export function planFileName(today: IsoDate): string {
  return `${words.fileName}-${today}.csv`
}

/**
 * The plan as a file that spreadsheets with Serbian settings open right: semicolons between the columns, a comma before
 * the decimals, no thousands dots. Nothing in it begins like a formula.
 */
export function planCsv(loan: Loan, today: IsoDate): string {
  const feeOf = feesByMonth(loan)
  const sum = (minor: Minor) => fixedText(minor).replace('.', ',')
  const lines = [
    words.months.head,
    ['0', formatDate(today), '', '', '', sum(feeOf(0)), sum(loan.plan.principal)],
    ...loan.plan.rows.map(({ month, instalment, interest, principal, balance }) => [
      String(month),
      formatDate(addMonths(today, month)),
      ...[instalment, interest, principal, feeOf(month), balance].map(sum),
    ]),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}
