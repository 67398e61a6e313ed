import type { Loan } from '#core/calculator/loan.ts'
import { costsByMonth } from '#core/loan/loan-figures.ts'
import type { Minor } from '#core/money/minor.ts'

/** Sum due in a month beside the instalment; month 0 is the drawdown. */
export type FeeOf = (month: number) => Minor

/** Fee and costs on the days they are due. */
export function feesByMonth({ input, figures }: Loan): FeeOf {
  const costOf = costsByMonth(input.costs ?? [], figures.months)
  return (month) => costOf(month) + (month === 0 ? figures.fee : 0)
}
