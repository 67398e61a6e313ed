import { addPercent, type Percent } from '#core/money/decimal.ts'
import { converted, shiftedRate } from '#core/money/exchange.ts'
import type { Minor } from '#core/money/minor.ts'
import { type LoanInput, type LoanPlan, loanPlan } from './loan-plan.ts'

/** A loan at another rate. */
export type RateStress = {
  ratePercent: string
  plan: LoanPlan
  /** How much higher the regular instalment is. */
  increase: Minor
}

/**
 * The loan as it would be if its rate were higher from the start.
 *
 * @param points percentage points to add; 0 gives the loan itself
 * @example rateStress({ principal: 80_000_00, ratePercent: 4.5, months: 360 }, [1])[0]?.plan.instalment // 454_23
 * @see docs/sources.md#promena-kamate
 */
export function rateStress(loan: LoanInput, points: readonly Percent[]): RateStress[] {
  const { instalment } = loanPlan(loan)
  return points.map((added) => {
    const plan = loanPlan({
      ...loan,
      ratePercent: addPercent(loan.ratePercent, added),
      rateSteps: (loan.rateSteps ?? []).map((step) => ({ ...step, ratePercent: addPercent(step.ratePercent, added) })),
    })
    return { ratePercent: addPercent(loan.ratePercent, added), plan, increase: plan.instalment - instalment }
  })
}

/**
 * An instalment in euros, in dinars at middle rates moved by some per cent.
 *
 * @example currencyStress(405_35, 117.2, [10])[0]?.inDinars // 52_257_72
 */
export function currencyStress(
  instalment: Minor,
  middleRate: number | string,
  percents: readonly number[],
): { percent: number; middleRate: string; inDinars: Minor }[] {
  return percents.map((percent) => {
    const rate = shiftedRate(middleRate, percent)
    return { percent, middleRate: rate, inDinars: converted(instalment, 'EUR', 'RSD', rate) }
  })
}
