/**
 * Non-breaking spaces where Serbian typography wants them, so that texts are written with ordinary ones: before units
 * and currencies, inside dates and addresses, after abbreviations before a number, inside short ranges, after one-letter
 * words. Hyphens before case endings and dashes between long numbers do not break either.
 */

import type { PageMeta } from './page.ts'

const units = [
  'RSD',
  'EUR',
  'dinar\\p{L}*',
  'evr\\p{L}+',
  'mesec\\p{L}*',
  'godin\\p{L}+',
  'dan\\p{L}*',
  'rat(?:a|e|u|i|om|ama)',
  'sat\\p{L}*',
  'put\\p{L}*',
  'hiljad\\p{L}+',
  'milion\\p{L}*',
  'procentn\\p{L}+',
  'znak\\p{L}*',
]
const months =
  'januar|februar|mart|april|maj|jun|jul|avgust|septembar|septembr|oktobar|oktobr|novembar|novembr|decembar|decembr'

const rules: RegExp[] = [
  // A year may part from „godine”: together with its day and month it would leave half a line empty on a phone.
  new RegExp(`(?<=\\d\\.?)(?<!(?<!\\d)\\d{4}\\.)[ ](?=(?:${units.join('|')})(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=\\d\\.)[ ](?=(?:${months}))`, 'gu'),
  new RegExp(`(?<=(?:${months})\\p{L}*)[ ](?=\\d{4})`, 'gu'),
  /(?<=(?<!\p{L})(?:čl|st|tač|br|str)\.) (?=\d)/gu,
  /(?<=(?<!\p{L})(?:član\p{L}*|stav|tačk\p{L}|verzij\p{L}|Verzij\p{L})) (?=\d)/gu,
  /(?<=(?<!\p{L})Sl\.) (?=glasnik)/gu,
  /(?<=(?<!\p{L})oko) (?=\d[\d.])/gu,
  /(?<=(?<![\d.,])\d{1,2}) (?=(?:do|ili) \d{1,2}(?![\d.,]))|(?<=(?<![\d.,])\d{1,2} (?:do|ili)) (?=\d{1,2}(?![\d.,]))/gu,
  /(?<=(?<!\d)\d{5}) (?=\p{Lu}\p{Ll})/gu, // a postal code and its city
  // Letters that stand alone as words; a second rule would miss „a i”, a lookbehind does not.
  /(?<=(?<![\p{L}\p{N}\u2060-])[aikousAIKOUS]) (?=\S)/gu,
]

/** After the hyphen before a case ending, „PDV-a”, and the dash between long numbers: a word joiner, against a break. */
const joints = /(?<=(?:\p{Lu}\p{L}*|\})-)(?=\p{Ll}{1,3}(?!\p{L}))|(?<=\d\.\d{3}–)(?=\d)/gu

/** One text with its non-breaking spaces and hyphens. Idempotent. */
export function typesetText(text: string): string {
  return rules.reduce((typeset, rule) => typeset.replace(rule, '\u00a0'), text).replace(joints, '\u2060')
}

/**
 * Every text of a page (or of any plain data), typeset. Functions and numbers pass through, and so do a page's title,
 * description and h1: machines compare them, and people copy them.
 */
export function typeset<T>(value: T): T {
  return typesetValue(value) as T // the same shape comes back: only the spaces inside strings change
}

const headOfPage: readonly string[] = ['title', 'description', 'h1'] satisfies (keyof PageMeta)[]

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return typesetText(value)
  if (Array.isArray(value)) return value.map(typesetValue)
  if (typeof value === 'object' && value !== null) {
    const asWritten = 'h1' in value ? headOfPage : []
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, asWritten.includes(key) ? part : typesetValue(part)]),
    )
  }
  return value
}
