import { parseDecimal } from './decimal.ts'
import { type Currency, type Minor, toMinor } from './minor.ts'

/** Why a typed number was refused; the texts are in `content/`. */
export type ReadingError = 'empty' | 'not-a-number' | 'other-currency' | 'negative' | 'too-precise' | 'too-large'

/** The result of parsing typed input; `meant` is the over-precise value, in the unit of `value`. */
export type Reading =
  | { ok: true; value: number }
  | { ok: false; error: Exclude<ReadingError, 'too-precise'> }
  | { ok: false; error: 'too-precise'; meant: number }

/** Currency words and signs accepted before or after a number; inside one, as in 1€50, they are ambiguous. */
const currencies: Record<Currency, RegExp> = { EUR: beside('€|eur[ao]?|evr[oa]?'), RSD: beside('rsd|dinara?|din\\.?') }
const percentSign = beside('%') // accepted for percentages only: 30% is not 30 euros
const none = /(?!)/g
/** Joiners and direction marks, which are copied along with a number from a web page. */
const INVISIBLE = /\p{Cf}/gu

/**
 * Parses a typed amount of money.
 *
 * The last separator followed by one or two digits is the decimal mark; groups of exactly three digits are thousands,
 * so `80.000` and `80,000` are eighty thousand, never eighty. Spaces and the currency's sign are ignored; the other
 * currency's sign is refused, since dinars taken for euros would be a hundred times as much.
 *
 * @param currency of the field
 * @returns minor units
 * @example readAmount('€ 100.000,00', 'EUR') // { ok: true, value: 100_000_00 }
 */
export function readAmount(text: string, currency: Currency): Reading {
  if (text.search(currencies[currency === 'EUR' ? 'RSD' : 'EUR']) >= 0) return { ok: false, error: 'other-currency' }
  return reading(text, currencies[currency], plainAmount, (plain): Minor | Refused => {
    const parsed = parseDecimal(plain)
    if (!parsed) return 'too-large'
    const minor = toMinor(parsed)
    if (minor !== undefined) return minor
    return Number(plain) < 1e13 ? { meant: Number(`${plain}e2`) } : 'too-large'
  })
}

/**
 * Parses a typed percentage; a lone dot or comma is always the decimal mark, so `2,521` is about two and a half per
 * cent.
 *
 * @returns percent, not a fraction
 * @example readPercent('4,95 %') // { ok: true, value: 4.95 }
 */
export function readPercent(text: string): Reading {
  return reading(text, percentSign, plainPercent, (plain) => {
    const parsed = parseDecimal(plain)
    if (!parsed || parsed.digits > 10n ** BigInt(parsed.scale + 9)) return 'too-large'
    // Up to fifteen significant digits survive the conversion to a number.
    const value = Number(plain)
    return (parsed.digits * 10n ** 6n) % 10n ** BigInt(parsed.scale) === 0n ? value : { meant: value }
  })
}

/** Parses a typed whole number, such as a number of months. */
export function readWhole(text: string): Reading {
  return reading(text, none, plainAmount, (plain) => {
    const value = Number(plain)
    if (!Number.isSafeInteger(Math.trunc(value))) return 'too-large'
    return Number.isInteger(value) ? value : { meant: value }
  })
}

/**
 * Parses a typed number of months, or of years with a unit: „30 god”, „2,5 god”.
 *
 * @returns months
 * @example readMonths('2,5 god') // { ok: true, value: 30 }
 */
export function readMonths(text: string): Reading {
  const seen = text.replace(INVISIBLE, '')
  const [, number = '', unit] = /^([^a-z]*)(?:(g)(?:od?|odin[aeu])?\.?|m(?:es?|esec[aiu]?)?\.?)?\s*$/i.exec(seen) ?? [
    '',
    seen,
  ]
  if (!unit) return readWhole(number)
  const years = readPercent(number)
  if (!years.ok && years.error !== 'too-precise') return years
  const value = 12 * (years.ok ? years.value : years.meant) // whole for quarters of a year, which are exact in binary too
  return Number.isInteger(value) ? { ok: true, value } : { ok: false, error: 'too-precise', meant: value }
}

/** Refused as too large, or as too precise with the value it would have. */
type Refused = 'too-large' | { meant: number }

function reading(
  text: string,
  units: RegExp,
  plain: (bare: string) => string | undefined,
  value: (plain: string) => number | Refused,
): Reading {
  const spaced = text.replace(INVISIBLE, '').replace(units, '')
  // A space is a thousands separator like the others, so "10 5" is not a number.
  if (/\d\s+(?!\d{3}(?!\d))\d/.test(spaced)) return { ok: false, error: 'not-a-number' }
  const bare = spaced.replace(/\s/g, '').replace(/,[-–—]$/, '') // as on price tags: 80.000,-
  if (bare === '') return { ok: false, error: text.trim() === '' ? 'empty' : 'not-a-number' }
  // A hyphen, a minus sign, or a dash typed in its place.
  if (/^[-−–—]/.test(bare)) return { ok: false, error: /\d/.test(bare) ? 'negative' : 'not-a-number' }
  const number = plain(bare)
  if (number === undefined) return { ok: false, error: 'not-a-number' }
  const result = value(number)
  if (typeof result === 'number') return { ok: true, value: result }
  return result === 'too-large' ? { ok: false, error: result } : { ok: false, error: 'too-precise', ...result }
}

function beside(unit: string): RegExp {
  return new RegExp(`^\\s*(?:${unit})|(?:${unit})\\s*$`, 'gi')
}

/** The number with a dot and no grouping, or undefined when its separators are inconsistent. */
function plainAmount(bare: string): string | undefined {
  // Three digits after a lone separator are thousands, unless a zero leads: 0,500 is a half.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? bare.replace(/[.,]/, '') : plainPercent(bare)
}

/** As `plainAmount`, but a lone separator is always the decimal mark. */
function plainPercent(bare: string): string | undefined {
  if (/^\d+(?:[.,]\d*)?$/.test(bare) || /^[.,]\d+$/.test(bare)) return bare.replace(',', '.')
  // Grouped thousands before the other mark: 1.234,56 or 1,234.56, or repeated groups alone: 1.234.567.
  const match = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(bare)
  if (!match || match[2] === match[3]) return undefined
  return `${match[1]?.replaceAll(match[2] ?? '', '')}.${match[4] ?? ''}`
}
