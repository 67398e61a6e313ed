/** Dates in words. Own months: `Intl` has only the nominative („21. novembar 2026.”), running Serbian wants the genitive. */

const months = [
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

function parts(iso: string): { year: string; month: number; day: number } {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso)
  if (!match?.[1]) throw new RangeError(`Date is ${iso}; expected the form 2026-11-21.`)
  return { year: match[1], month: Number(match[2]), day: Number(match[3]) }
}

/**
 * An ISO date for running text, held together by non-breaking spaces.
 *
 * @example longDate('2026-11-21') // '21. novembra 2026.'
 */
export function longDate(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${day}.\u00a0${months[month - 1]}\u00a0${year}.`
}

/**
 * An ISO date for tables and notes.
 *
 * @example shortDate('2026-11-21') // '21.11.2026.'
 */
export function shortDate(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}.`
}
