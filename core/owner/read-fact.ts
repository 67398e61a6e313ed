/** Reads a fact that the owner confirms: a row of `[[cinjenica]]`. */
import type { Fact, Unit } from '#core/facts/fact.ts'
import type { AddedRow } from '#core/facts/with-rows.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Problem, Problems } from './owner-problems.ts'
import { day, number, type Table, tableOf, text } from './table.ts'

/** The keys of a row. */
export const factKeys = ['ime', 'valuta', 'vrednost', 'od', 'do', 'vazi_od', 'vazi_do', 'izvor', 'provereno'] as const

/** What a figure of a unit can be at all; whatever lies outside is a slip of the hand. */
const bands: Record<Unit, readonly [number, number]> = {
  minor: [0.01, 1_000_000_000],
  percent: [-1, 100],
  days: [1, 3650],
  months: [1, 600],
  years: [0, 120],
  'square-metres': [1, 1000],
  'rsd-per-eur': [100, 150],
}

type KnownFact = Fact<string, unknown>

/**
 * The row, or undefined with its problems noted.
 *
 * @param known every fact of the code; the owner's row must be about one of them
 */
export function readFact(
  value: unknown,
  path: Problem['path'],
  known: readonly KnownFact[],
  today: IsoDate,
  problems: Problems,
): AddedRow | undefined {
  const before = problems.all.length
  const row = tableOf(value, path, factKeys, problems)
  const like = likeOf(row, known)
  const range = like && rangeOf(row, like)
  const validFrom = needed(row, 'vazi_od', day(row, 'vazi_od'))
  const validTo = day(row, 'vazi_do') ?? null
  const source = needed(row, 'izvor', text(row, 'izvor', 300))
  const checkedOn = needed(row, 'provereno', day(row, 'provereno'))
  if (validFrom && validTo !== null && validTo < validFrom) problems.add([...path, 'vazi_do'], 'ends-before-it-begins')
  if (checkedOn && checkedOn > today) problems.add([...path, 'provereno'], 'in-the-future')
  if (problems.all.length > before || !like || !range || !validFrom || !source || !checkedOn) return undefined
  return {
    fact: like.fact,
    currency: like.currency,
    ...range,
    validFrom,
    validTo,
    source,
    checkedOn,
    grade: 'official',
    origin: 'owner',
  }
}

/** A fact of the code with the row's name and currency. */
function likeOf(row: Table, known: readonly KnownFact[]): KnownFact | undefined {
  const { values, path, problems } = row
  const name = needed(row, 'ime', text(row, 'ime'))
  if (name === undefined) return undefined
  const named = known.filter(({ fact }) => fact === name)
  if (named.length === 0) return problems.add([...path, 'ime'], 'unknown-fact', name)
  const currencies = [...new Set(named.map(({ currency }) => currency))]
  const given = values.valuta === '' ? undefined : values.valuta
  const choices = currencies.filter((currency) => currency !== null).join(', ')
  if (given === undefined && !currencies.includes(null))
    return problems.add([...path, 'valuta'], 'currency-needed', choices)
  if (given !== undefined && choices === '') return problems.add([...path, 'valuta'], 'no-currency')
  const found = named.find(({ currency }) => currency === ((given ?? null) as Currency | null)) // compared, not trusted
  return found ?? problems.add([...path, 'valuta'], 'other-currency', choices)
}

/** Both ends of the value, in the unit of the code: sums in minor units. */
function rangeOf(row: Table, like: KnownFact): { from: number; to: number } | undefined {
  const { path, problems } = row
  const single = number(row, 'vrednost')
  const [low, high] = [number(row, 'od'), number(row, 'do')]
  const hasRange = isRange(like.value)
  const isGiven = single !== undefined || (hasRange && low !== undefined && high !== undefined)
  if (!isGiven || (single !== undefined && (low ?? high) !== undefined)) {
    if (['vrednost', 'od', 'do'].every((key) => row.values[key] === undefined || typeof row.values[key] === 'number'))
      problems.add([...path, hasRange ? 'od' : 'vrednost'], 'value-or-range', hasRange ? 'range' : 'single')
    return undefined
  }
  const [from, to] = single === undefined ? [low ?? 0, high ?? 0] : [single, single]
  const key = single === undefined ? 'od' : 'vrednost'
  if (from > to) return problems.add([...path, 'do'], 'range-reversed')
  const [least, most] = bandOf(like)
  if (from < least || to > most) return problems.add([...path, key], 'out-of-band', `${least}–${most}`)
  if (like.unit !== 'minor') return { from, to }
  const minor = [from, to].map((sum) => Math.round(sum * 100)) as [number, number] // two in, two out
  if ([from, to].some((sum, index) => Math.abs(sum * 100 - (minor[index] ?? 0)) > 1e-6))
    return problems.add([...path, key], 'too-precise')
  return { from: minor[0], to: minor[1] }
}

function bandOf({ unit, value }: KnownFact): readonly [number, number] {
  if (!isLimits(value)) return bands[unit]
  const scale = unit === 'minor' ? 100 : 1
  return [value.min / scale, value.max / scale] // a default has to be a value that the field takes
}

function isRange(value: unknown): value is { from: number; to: number } {
  return typeof value === 'object' && value !== null && 'from' in value
}

function isLimits(value: unknown): value is { min: number; max: number } {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value
}

function needed<T>({ values, path, problems }: Table, key: string, value: T | undefined): T | undefined {
  const given = values[key]
  if (given === undefined || given === null || given === '') problems.add([...path, key], 'needed')
  return value
}

/** The rows that say something else about a day that an earlier row is about: each with the one it contradicts. */
export function contradictions(rows: readonly AddedRow[]): { row: number; earlier: number }[] {
  return rows.flatMap((row, index) => {
    const earlier = rows.findIndex(
      (other, at) => at < index && other.fact === row.fact && other.currency === row.currency && overlap(other, row),
    )
    return earlier < 0 ? [] : [{ row: index, earlier }]
  })
}

function overlap(a: AddedRow, b: AddedRow): boolean {
  return (a.validTo === null || b.validFrom <= a.validTo) && (b.validTo === null || a.validFrom <= b.validTo)
}
