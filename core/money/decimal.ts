/** An exact decimal number: `digits / 10^scale`. */
export type Decimal = {
  digits: bigint
  /** Digits after the decimal point; whole, from 0. */
  scale: number
}

/**
 * An exact percentage: `4.5` or `'4.5'` is 4.5 %.
 *
 * A number stands for its shortest decimal representation, so `4.95` is exactly 4.95. Add percentages with
 * `addPercent`, because a floating-point sum may have sixteen digits.
 */
export type Percent = number | string

const pattern = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i

/** Longer than any legitimate amount or rate; bounds the cost of hostile input. */
const MAX_LENGTH = 64

/**
 * Parses a plain decimal (dot, no grouping, optional exponent as in JavaScript) exactly.
 *
 * @returns undefined when the text is not a finite decimal of at most 64 characters
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
 * As `parseDecimal`, for values known to be valid.
 *
 * @throws RangeError when the value is not a decimal
 */
export function decimal(value: number | string): Decimal {
  const parsed = parseDecimal(value)
  if (!parsed) throw new RangeError(`"${value}" is no decimal number; write it with a dot, such as 4.5.`)
  return parsed
}

/** The canonical text: no exponent, no trailing zeros, no negative zero. */
export function decimalText({ digits, scale }: Decimal): string {
  const text = withDecimals(digits, scale)
  return scale === 0 ? text : text.replace(/\.?0+$/, '')
}

/**
 * An integer in units of the last decimal, as text with all decimals.
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
 * The digits of a decimal at another scale, rounded half away from zero.
 *
 * @example rescaled(decimal('1.005'), 2) // 101n
 */
export function rescaled({ digits, scale }: Decimal, newScale: number): bigint {
  if (newScale >= scale) return digits * 10n ** BigInt(newScale - scale)
  const size = divideHalfUp(absolute(digits), 10n ** BigInt(scale - newScale))
  return digits < 0n ? -size : size
}

/** The absolute value of a big integer. */
export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** The quotient rounded half up; `numerator` from 0, `denominator` above 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The greatest common divisor of two integers from 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
