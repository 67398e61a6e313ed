import type { Loan } from '#app/features/calculator/loan.ts'
import type { Minor } from '#core/money/minor.ts'

/** What is paid beside the instalment of a month; month 0 is the drawdown. */
export type FeeOf = (month: number) => Minor

/** Fee and costs on the days they are due; yearly ones in advance, while the debt lasts. */
export function feesByMonth({ input, plan }: Loan): FeeOf {
  const sum = (due: 'drawdown' | 'monthly' | 'yearly') =>
    (input.costs ?? []).reduce((total, cost) => total + (cost.due === due ? cost.amount : 0), 0)
  const [once, monthly, yearly] = [sum('drawdown'), sum('monthly'), sum('yearly')]
  return (month) => {
    if (month === 0) return plan.fee + once + yearly
    return monthly + (month % 12 === 0 && month < plan.months ? yearly : 0)
  }
}
