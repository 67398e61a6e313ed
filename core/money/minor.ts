import { type Decimal, decimal, decimalText, divideHalfUp, type Percent, withDecimals } from './decimal.ts'

/**
 * Money in whole minor units (cents of a euro, para of a dinar), written `80_000_00`.
 *
 * Exact up to 2^53, about 90 trillion euros or dinars. Where sums may exceed that, the engine uses big integers.
 */
export type Minor = number

/** The currencies of loans in Serbia. */
export type Currency = 'RSD' | 'EUR'

/**
 * A decimal amount in minor units.
 *
 * @returns undefined when it has more than two significant decimals, or is too large to be exact
 * @example toMinor(decimal('405.35')) // 405_35
 */
export function toMinor({ digits, scale }: Decimal): Minor | undefined {
  const hundredths = digits * 100n
  const unit = 10n ** BigInt(scale)
  if (hundredths % unit !== 0n) return undefined
  const minor = Number(hundredths / unit)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** An amount as a plain decimal without trailing zeros, for URLs and wire formats: 405_30 is `'405.3'`. */
export function minorText(minor: Minor): string {
  return decimalText({ digits: BigInt(minor), scale: 2 })
}

/** An amount as a plain decimal with exactly two decimals: 405_30 is `'405.30'`. */
export function fixedText(minor: Minor | bigint): string {
  return withDecimals(BigInt(minor), 2)
}

/**
 * A percentage of an amount, rounded half up to the minor unit.
 *
 * @param amount minor units, from 0
 * @throws RangeError when the percentage is no decimal
 * @example share(80_000_00, 0.5) // 400_00
 */
export function share(amount: Minor, percent: Percent): Minor {
  const { digits, scale } = decimal(percent)
  return Number(divideHalfUp(BigInt(amount) * digits, 100n * 10n ** BigInt(scale)))
}

/** The exact sum of amounts from 0, even beyond 2^53. */
export function exactSum(amounts: Iterable<Minor>): bigint {
  let whole = 0n
  let part = 0
  for (const amount of amounts) {
    if (part + amount > Number.MAX_SAFE_INTEGER) {
      whole += BigInt(part)
      part = 0
    }
    part += amount
  }
  return whole + BigInt(part)
}

/**
 * A big integer as an amount.
 *
 * @throws RangeError beyond 2^53, where a number would no longer be exact
 */
export function narrow(wide: bigint): Minor {
  const minor = Number(wide)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${wide} minor units are more than a number holds exactly.`)
  return minor
}
