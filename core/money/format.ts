import { absolute, decimal, type Percent, rescaled } from './decimal.ts'
import type { Currency, Minor } from './minor.ts'

/**
 * Non-breaking space. Numbers are formatted by hand instead of with Intl, which differs between engines and versions: a
 * page rendered on the server must equal the one in the browser to the last character.
 */
export const NBSP = '\u00a0'

/**
 * A decimal in Serbian notation, rounded half up.
 *
 * @param least fewest digits after the comma
 * @param most most digits after the comma; trailing zeros beyond `least` are dropped
 * @throws RangeError when the value is no decimal
 * @example formatDecimal('1234567.891', 2) // '1.234.567,89'
 * @example formatDecimal('4.5', 2, 3) // '4,50'
 */
export function formatDecimal(value: number | string, least: number, most: number = least): string {
  return grouped(rescaled(decimal(value), most), least, most)
}

/** An amount without its currency: `1.234.567,89`; with `decimals` 0, rounded to whole units: `1.234.568`. */
export function formatAmount(minor: Minor, decimals: 0 | 2 = 2): string {
  const digits = BigInt(minor)
  return grouped(decimals === 2 ? digits : rescaled({ digits, scale: 2 }, 0), decimals, decimals)
}

/**
 * An amount with its currency code, separated by a non-breaking space: `1.234.567,89 RSD`.
 *
 * @example formatMoney(405_35, 'EUR') // '405,35\u00a0EUR'
 */
export function formatMoney(minor: Minor, currency: Currency, decimals: 0 | 2 = 2): string {
  return `${formatAmount(minor, decimals)}${NBSP}${currency}`
}

/**
 * A percentage, without a space: `4,95%`.
 *
 * @throws RangeError when it is no decimal
 * @example formatPercent('4.6386412345') // '4,64%'
 */
export function formatPercent(percent: Percent, least = 2, most: number = least): string {
  return `${formatDecimal(percent, least, most)}%`
}

/** A whole number, grouped from four digits on: `1.234`. */
export function formatWhole(value: number): string {
  return formatDecimal(value, 0)
}

function grouped(scaled: bigint, least: number, most: number): string {
  const sign = scaled < 0n ? '-' : ''
  const text = String(absolute(scaled)).padStart(most + 1, '0')
  const whole = text.slice(0, text.length - most).replace(/\B(?=(\d{3})+$)/g, '.')
  let fraction = text.slice(text.length - most)
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  return sign + whole + (fraction && `,${fraction}`)
}
