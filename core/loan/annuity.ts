import { divideHalfUp } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import type { MonthlyRate } from './monthly-rate.ts'

/**
 * Relative error bound of the estimate below: far above the actual error in any engine (a few units in the 16th digit),
 * yet far below a minor unit for every amount that a page can show.
 */
const ESTIMATE_ERROR = 1e-13

/**
 * The equal monthly payment that repays a loan in full (anuitet).
 *
 *     payment = principal · r / (1 − (1 + r)^−n)        principal / n when r = 0
 *
 * Exact, then rounded half up to one minor unit, so n payments rarely add up to the exact debt: `schedule` settles the
 * difference in the last instalment.
 *
 * @param principal whole minor units, from 0
 * @param rate fraction a month, exact and approximate
 * @param months number of payments; whole, from 1: nothing is checked here, `assertTerms` has done it
 * @example annuity(80_000_00, monthlyRate(4.5), 360) // 405_35
 * @see docs/sources.md#anuitet
 */
export function annuity(principal: Minor, rate: MonthlyRate, months: number): Minor {
  if (rate.numerator === 0n) return Number(divideHalfUp(BigInt(principal), BigInt(months)))

  // expm1 and log1p keep the digits that 1 − (1 + r)^−n loses when r is tiny.
  const estimate = (principal * rate.approximate) / -Math.expm1(-months * Math.log1p(rate.approximate))
  const doubt = estimate * ESTIMATE_ERROR + ESTIMATE_ERROR
  const rounded = Math.floor(estimate + 0.5)
  if (Math.abs(estimate - rounded) < 0.5 - doubt) return rounded

  // Too close to a half to decide the rounding, or too large: compute exactly with big integers.
  const grown = (rate.denominator + rate.numerator) ** BigInt(months)
  const gained = grown - rate.denominator ** BigInt(months)
  return Number(divideHalfUp(BigInt(principal) * rate.numerator * grown, rate.denominator * gained))
}
