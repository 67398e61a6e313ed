/** A decimal number, exact: `digits / 10^scale`. */
export type Decimal = {
  digits: bigint
  /** Digits after the decimal point; whole, from 0. */
  scale: number
}

/**
 * A percentage exactly as written, with a dot: `4.5` or `'4.5'` is 4.5 %.
 *
 * A number counts as its shortest decimal spelling, so `4.95` is 4.95 and not the binary fraction next to it. Sums of
 * percentages go through `addPercent`, because `2.4 + 2.1` in binary may be spelled with sixteen digits.
 */
export type Percent = number | string

const pattern = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i

/** Longer than any honest amount or rate; keeps hostile input from costing time. */
const MAX_LENGTH = 64

/**
 * Reads a plain decimal (dot, no grouping, an exponent as JavaScript writes it) without loss.
 *
 * @returns undefined when the text is no finite decimal of at most 64 characters
 * @example parseDecimal('4.50') // { digits: 450n, scale: 2 }
 */
export function parseDecimal(value: number | string): Decimal | undefined {
  const text = typeof value === 'number' ? String(value) : value.trim()
  const match = text.length > MAX_LENGTH ? null : pattern.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  if (whole + fraction === '') return undefined

  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

/**
 * As `parseDecimal`, for values that our own code vouches for.
 *
 * @throws RangeError when the value is no decimal
 */
export function decimal(value: number | string): Decimal {
  const parsed = parseDecimal(value)
  if (!parsed) throw new RangeError(`"${value}" is no decimal number; write it with a dot, such as 4.5.`)
  return parsed
}

/** The canonical spelling: no exponent, no needless zeros, no negative zero. */
export function decimalText({ digits, scale }: Decimal): string {
  const text = withDecimals(digits, scale)
  return scale === 0 ? text : text.replace(/\.?0+$/, '')
}

/**
 * A whole number of the units of a last decimal, all of the decimals written out.
 *
 * @example withDecimals(12345n, 2) // '123.45'
 */
export function withDecimals(scaled: bigint, decimals: number): string {
  const sign = scaled < 0n ? '-' : ''
  const digits = String(absolute(scaled)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}

/**
 * The digits of a decimal at another scale; digits that fall away are rounded half up (away from zero).
 *
 * @example rescaled(decimal('1.005'), 2) // 101n
 */
export function rescaled({ digits, scale }: Decimal, newScale: number): bigint {
  if (newScale >= scale) return digits * 10n ** BigInt(newScale - scale)
  const size = divideHalfUp(absolute(digits), 10n ** BigInt(scale - newScale))
  return digits < 0n ? -size : size
}

/** A whole number without its sign. */
export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** Quotient of two whole numbers, rounded half up; `numerator` from 0, `denominator` above 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The largest whole number that divides both, from 0 each. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/**
 * Exact sum of percentages: index plus margin, rate plus one point.
 *
 * @example addPercent(2.1, '2.4') // '4.5'
 */
export function addPercent(...parts: Percent[]): string {
  const decimals = parts.map(decimal)
  const scale = Math.max(0, ...decimals.map((part) => part.scale))
  return decimalText({ digits: decimals.reduce((sum, part) => sum + rescaled(part, scale), 0n), scale })
}
