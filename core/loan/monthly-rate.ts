import { decimal, divideHalfUp, greatestCommonDivisor, type Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'

/**
 * A monthly rate by the proportional method: the nominal yearly rate divided by twelve, as an exact fraction.
 */
export type MonthlyRate = {
  /** In lowest terms: 4.5 % a year is 3/800 a month. Numerator from 0, denominator above 0. */
  numerator: bigint
  denominator: bigint
  /** The nearest floating-point number; for estimates only. */
  approximate: number
  /**
   * Interest on a balance for one month, rounded half up to the minor unit.
   *
   * @param balance whole minor units, from 0
   */
  interestOn: (balance: Minor) => Minor
}

/**
 * The monthly rate of a nominal yearly one.
 *
 *     interest = balance · rate / 1200
 *
 * @param ratePercent percent a year, from 0
 * @throws RangeError when the rate is negative or not a decimal
 * @example monthlyRate(4.5).interestOn(80_000_00) // 300_00
 * @see docs/sources.md#mesečna-kamata
 */
export function monthlyRate(ratePercent: Percent): MonthlyRate {
  const { digits, scale } = decimal(ratePercent)
  if (digits < 0n) throw new RangeError(`The rate is ${ratePercent} % a year; expected 0 or more.`)
  const whole = 1200n * 10n ** BigInt(scale)
  const factor = greatestCommonDivisor(digits, whole)
  const numerator = digits / factor
  const denominator = whole / factor
  return {
    numerator,
    denominator,
    approximate: Number(numerator) / Number(denominator),
    interestOn: interest(numerator, denominator),
  }
}

function interest(numerator: bigint, denominator: bigint): (balance: Minor) => Minor {
  const n = Number(numerator)
  const d = Number(denominator)
  // Up to this balance every intermediate value is an integer below 2^53, and the floor of the quotient is exact: the
  // quotient's distance to the next integer, at least 1 / 2d, exceeds the rounding error of the division. At 0 % it
  // is infinite; where n or d itself is too large it is negative, so never used.
  const exactUpTo = Math.floor((2 ** 53 - 1 - d) / (2 * n)) - 1
  return (balance) =>
    balance <= exactUpTo
      ? Math.floor((2 * balance * n + d) / (2 * d))
      : Number(divideHalfUp(BigInt(balance) * numerator, denominator))
}
