import { type Decimal, decimal, decimalText, divideHalfUp, type Percent, withDecimals } from './decimal.ts'

/** The currencies of loans in Serbia. */
export type Currency = 'RSD' | 'EUR'

/**
 * Money in whole minor units (cents of a euro, para of a dinar), written `80_000_00`, in the one currency of a loan:
 * whoever computes within a loan need not know which. Where both currencies meet, `MinorOf` says it.
 *
 * Exact up to 2^53, about 90 trillion euros or dinars. Where sums may exceed that, the engine uses big integers.
 */
export type Minor = number

declare const CURRENCY: unique symbol

/**
 * An amount that carries its currency: euros are refused where dinars are expected, and `plus` and `minus` refuse to mix
 * them. What `+` makes of two amounts carries none, and is refused where one is expected.
 */
export type MinorOf<In extends Currency> = Minor & { readonly [CURRENCY]: (currency: In) => In }

type SameCurrency<Amount extends Minor> = Amount extends MinorOf<infer In> ? MinorOf<In> : Minor

/** Says which currency an amount is in: for what a person typed, a row of facts, and the sums of a loan. */
export function minorOf<In extends Currency>(amount: Minor, _currency: In): MinorOf<In> {
  return amount as MinorOf<In>
}

/** The sum of two amounts in the same currency. */
export function plus<In extends Currency>(first: MinorOf<In>, second: MinorOf<NoInfer<In>>): MinorOf<In> {
  return (first + second) as MinorOf<In>
}

/** What is left of an amount without another in the same currency; may be negative. */
export function minus<In extends Currency>(from: MinorOf<In>, taken: MinorOf<NoInfer<In>>): MinorOf<In> {
  return (from - taken) as MinorOf<In>
}

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
 * @example percentOf(80_000_00, 0.5) // 400_00
 */
export function percentOf<Amount extends Minor>(amount: Amount, percent: Percent): SameCurrency<Amount> {
  const { digits, scale } = decimal(percent)
  return Number(divideHalfUp(BigInt(amount) * digits, 100n * 10n ** BigInt(scale))) as SameCurrency<Amount>
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
