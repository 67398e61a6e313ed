import { NBSP } from './format.ts'

/** A calendar day, `YYYY-MM-DD`; sorts and compares as plain text. */
export type IsoDate = string

const genitives = [
  'januara',
  'februara',
  'marta',
  'aprila',
  'maja',
  'juna',
  'jula',
  'avgusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
]

const DAY_MS = 86_400_000

/** A day for tables: `21.11.2026.` */
export function formatDate(date: IsoDate): string {
  const { year, month, day } = parts(date)
  return `${two(day)}.${two(month)}.${year}.`
}

/** A day for running text, in the genitive: `21. novembra 2026.` */
export function formatLongDate(date: IsoDate): string {
  return `${parts(date).day}.${NBSP}${formatMonth(date)}`
}

/** A month for running text, in the genitive: `novembra 2026.` */
export function formatMonth(date: IsoDate): string {
  const { year, month } = parts(date)
  return `${genitives[month - 1]} ${year}.`
}

/**
 * Adds months; where the day does not exist in the month, gives its last day, as banks do.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parts(date)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** Adds days. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return iso(Date.parse(date) + days * DAY_MS)
}

/** Whether a text is `YYYY-MM-DD` and the day exists. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && iso(time) === text
}

// Made when it is first needed: it costs a slow phone a fifth of a second, and a calculator needs none.
let belgrade: Intl.DateTimeFormat | undefined

/** The calendar day in Belgrade at a given time. */
export function dayInBelgrade(moment: Date): IsoDate {
  belgrade ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Belgrade',
    year: 'numeric', // WebKit's short date has two digits of it
    month: '2-digit',
    day: '2-digit',
  })
  // From parts, because the order in the formatted text depends on the engine.
  const found = new Map(belgrade.formatToParts(moment).map((part) => [part.type, part.value]))
  return `${found.get('year')}-${found.get('month')}-${found.get('day')}`
}

function parts(date: IsoDate): { year: number; month: number; day: number } {
  if (!isIsoDate(date)) throw new RangeError(`"${date}" is no day; write YYYY-MM-DD.`)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function iso(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10)
}
