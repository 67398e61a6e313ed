import { schedule as words } from '#content/calculator-sections.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { addMonths, formatDate, type IsoDate } from '#core/money/date.ts'
import { fixedText, type Minor } from '#core/money/minor.ts'
import { feesByMonth } from './fees-by-month.ts'

const BYTE_ORDER_MARK = '\uFEFF' // without it, spreadsheets do not read the file as UTF-8

/** Name of the file with a schedule that begins on a day. */
export function scheduleFileName(today: IsoDate): string {
  return `${words.fileName}-${today}.csv`
}

/**
 * The schedule as CSV for spreadsheets with Serbian settings: semicolons between columns, a decimal comma, no thousands
 * separators. No cell begins like a formula.
 */
export function scheduleCsv(loan: Loan, today: IsoDate): string {
  const feeOf = feesByMonth(loan)
  const sum = (minor: Minor) => fixedText(minor).replace('.', ',')
  const lines = [
    words.months.head,
    ['0', formatDate(today), '', '', '', sum(feeOf(0)), sum(loan.figures.principal)],
    ...loan.figures.rows.map(({ month, instalment, interest, principal, balance }) => [
      String(month),
      formatDate(addMonths(today, month)),
      ...[instalment, interest, principal, feeOf(month), balance].map(sum),
    ]),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}
