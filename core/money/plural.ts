import { formatDecimal, NBSP } from './format.ts'

/** Plural categories of Serbian, as in CLDR. */
export type PluralForm = 'one' | 'few' | 'other'

/**
 * The form of a noun after a number; for a decimal, its fractional digits decide.
 *
 * @example pluralForm(71) // 'one'
 * @example pluralForm(1.2) // 'few'
 */
export function pluralForm(value: number): PluralForm {
  const text = String(Math.abs(value))
  const last = Number(text.slice(text.indexOf('.') + 1)) // the fractional digits if there are any, else the whole number
  const ones = last % 10
  const tens = last % 100
  if (ones === 1 && tens !== 11) return 'one'
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 'few' : 'other'
}

const nouns = {
  day: { one: 'dan', few: 'dana', other: 'dana' },
  month: { one: 'mesec', few: 'meseca', other: 'meseci' },
  year: { one: 'godina', few: 'godine', other: 'godina' },
  instalment: { one: 'rata', few: 'rate', other: 'rata' },
  dinar: { one: 'dinar', few: 'dinara', other: 'dinara' },
  euro: { one: 'evro', few: 'evra', other: 'evra' },
  time: { one: 'put', few: 'puta', other: 'puta' },
  point: { one: 'procentni poen', few: 'procentna poena', other: 'procentnih poena' },
} as const satisfies Record<string, Record<PluralForm, string>>

/** Nouns that `counted` knows. */
export type CountedNoun = keyof typeof nouns

/** The noun alone, in the form for the number. */
export function pluralNoun(value: number, noun: CountedNoun): string {
  return nouns[noun][pluralForm(value)]
}

/**
 * Number and noun, joined by a non-breaking space. Nominative only: write "Rok otplate: 71 mesec", not "na 71 mesec".
 *
 * @example counted(24, 'month') // '24\u00a0meseca'
 */
export function counted(value: number, noun: CountedNoun): string {
  return `${formatDecimal(value, 0, 3)}${NBSP}${pluralNoun(value, noun)}`
}

/**
 * A number of months in years and months.
 *
 * @example termInYears(71) // '5\u00a0godina i\u00a011\u00a0meseci'
 * @example termInYears(360) // '30\u00a0godina'
 */
export function termInYears(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return counted(rest, 'month')
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} i${NBSP}${counted(rest, 'month')}`
}
