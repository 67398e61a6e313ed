import { type Decimal, decimal, decimalText, divideHalfUp, type Percent, withDecimals } from './decimal.ts'

/**
 * Money in whole minor units (cents of a euro, para of a dinar), written `80_000_00`.
 *
 * A plain number: whole amounts are exact to 2^53, that is 90 billion units of 100. The engine computes in wider
 * exact types where sums may pass that.
 */
export type Minor = number

/** The two currencies of Serbian lending. */
export type Currency = 'RSD' | 'EUR'

/**
 * The amount a decimal stands for.
 *
 * @returns undefined when it has parts of a minor unit, or is too large to be exact
 * @example toMinor(decimal('405.35')) // 405_35
 */
export function toMinor({ digits, scale }: Decimal): Minor | undefined {
  const hundredths = digits * 100n
  const unit = 10n ** BigInt(scale)
  if (hundredths % unit !== 0n) return undefined
  const minor = Number(hundredths / unit)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** The amount in units as a plain decimal with a dot and no needless zeros: 405_35 is `'405.35'`. For URLs and wires. */
export function minorText(minor: Minor | bigint): string {
  return decimalText({ digits: BigInt(minor), scale: 2 })
}

/** The amount with exactly two decimals and a dot: 405_30 is `'405.30'`. */
export function fixedText(minor: Minor | bigint): string {
  return withDecimals(BigInt(minor), 2)
}

/**
 * A percentage of an amount, rounded half up to the minor unit.
 *
 * @example share(80_000_00, 0.5) // 400_00
 */
export function share(amount: Minor, percent: Percent): Minor {
  const { digits, scale } = decimal(percent)
  return Number(divideHalfUp(BigInt(amount) * digits, 100n * 10n ** BigInt(scale)))
}

/** Exact sum of amounts from 0, also past 2^53. */
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
 * A wide sum as an amount for pages.
 *
 * @throws RangeError past 2^53, where a number would no longer be exact
 */
export function narrow(wide: bigint): Minor {
  const minor = Number(wide)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${wide} minor units are more than a number holds exactly.`)
  return minor
}
