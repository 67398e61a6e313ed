import type { Loan } from '#app/features/calculator/loan.ts'
import type { NoticeFacts } from '#core/facts/notices.ts'
import type { Product } from '#core/facts/products.ts'
import { earlyRepaymentFee } from '#core/loan/early-repayment.ts'
import type { LoanPlan } from '#core/loan/loan-plan.ts'
import { converted } from '#core/money/exchange.ts'
import type { Minor } from '#core/money/minor.ts'

type FeeFacts = { product: Product; notices: NoticeFacts; middleRate?: { value: number } }

/** The largest fee that the law allows; undefined where a rule or the rate of exchange is not known. */
export function largestFee(facts: FeeFacts, loan: Loan, month: number, amount: Minor): Minor | undefined {
  const { rules } = facts.notices
  const [free, percent, lastYear] = [
    rules['early-repayment.free'],
    rules['early-repayment.fee'],
    rules['early-repayment.fee.last-year'],
  ]
  if (free === undefined || percent === undefined || lastYear === undefined || !facts.middleRate) return undefined
  return earlyRepaymentFee(
    {
      amount,
      monthsLeft: loan.plan.months - month,
      isHousing: facts.product === 'housing',
      isRateFixed: isRateFixedAt(loan, month),
    },
    {
      freeUpTo: converted(free, 'RSD', loan.currency, facts.middleRate.value),
      percent,
      percentInLastYear: lastYear,
    },
  )
}

export function isRateFixedAt({ choices: { rateKind, fixedMonths } }: Loan, month: number): boolean {
  return rateKind === 'fixed' || (rateKind === 'combined' && month <= fixedMonths)
}

/** The first instalment by which less interest has been paid than without the early repayment, by at least the fee. */
export function payoffMonth(without: LoanPlan, plan: LoanPlan, fee: Minor): number | undefined {
  let saved = 0
  for (const [index, row] of without.rows.entries()) {
    saved += row.interest - (plan.rows[index]?.interest ?? 0)
    if (saved >= fee && saved > 0) return row.month
  }
  return undefined
}
