import { type Decimal, decimal, decimalText, divideHalfUp } from './decimal.ts'
import { type Currency, type MinorOf, minorOf } from './minor.ts'

/**
 * Converts an amount at a middle rate, rounded half up to the minor unit.
 *
 * @param amount minor units of `from`, from 0
 * @param middleRate dinars per euro, above 0
 * @throws RangeError when the rate is not above 0
 * @example converted(minorOf(405_35, 'EUR'), 'EUR', 'RSD', 117.2) // 47_507_02
 */
export function converted<From extends Currency, To extends Currency>(
  amount: MinorOf<From>,
  from: From,
  to: To,
  middleRate: number | string,
): MinorOf<To> {
  if ((from as Currency) === to) return minorOf(amount, to)
  const { digits, scale } = positive(middleRate)
  const unit = 10n ** BigInt(scale)
  const wide =
    from === 'EUR' ? divideHalfUp(BigInt(amount) * digits, unit) : divideHalfUp(BigInt(amount) * unit, digits)
  return minorOf(Number(wide), to)
}

/**
 * Converts euros to whole dinars, rounded half up once: rounding to para first would turn 47.135,496 into 47.135,50 and
 * then 47.136.
 *
 * @returns minor units, a multiple of 100
 *
 * @example wholeDinars(minorOf(402_18, 'EUR'), 117.2) // 47_135_00
 */
export function wholeDinars(euros: MinorOf<'EUR'>, middleRate: number | string): MinorOf<'RSD'> {
  const { digits, scale } = positive(middleRate)
  return minorOf(100 * Number(divideHalfUp(BigInt(euros) * digits, 100n * 10n ** BigInt(scale))), 'RSD')
}

/**
 * A middle rate changed by a percentage, exactly.
 *
 * @example shiftedRate(117.2, 10) // '128.92'
 */
export function shiftedRate(middleRate: number | string, percent: number): string {
  const rate = positive(middleRate)
  const { digits, scale } = decimal(percent)
  return decimalText({
    digits: rate.digits * (100n * 10n ** BigInt(scale) + digits),
    scale: rate.scale + scale + 2,
  })
}

function positive(middleRate: number | string): Decimal {
  const rate = decimal(middleRate)
  if (rate.digits <= 0n) throw new RangeError(`The middle rate is ${middleRate}; dinars for one euro are above 0.`)
  return rate
}
