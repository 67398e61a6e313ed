/** Adds rows from outside the code to the facts: the owner's, and those fetched from their publishers. */
import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Facts } from './all-facts.ts'
import type { Fact, Origin } from './fact.ts'
import { isStartingIndex } from './indices.ts'

/** A row from outside, already checked against the fact it is about (`core/owner/read-fact.ts`). */
export type AddedRow = {
  fact: string
  currency: Currency | null
  /** In the unit of the fact; both ends of a range, which are the same for a single figure. */
  from: number
  to: number
  validFrom: IsoDate
  validTo: IsoDate | null
  source: string
  checkedOn: IsoDate
  /** Both read the authority's own publication. */
  grade: 'official'
  origin: Origin
}

/**
 * The facts with these rows among them. A row takes from the code what it does not say itself: the unit, the limits of a
 * field, the products a tariff applies to.
 */
export function withRows(facts: Facts, rows: readonly AddedRow[]): Facts {
  if (rows.length === 0) return facts
  return {
    products: joined(facts.products, [...indexDefaults(facts, rows), ...rows], withDefault),
    caps: joined(facts.caps, rows, single),
    rules: joined(facts.rules, rows, single),
    indices: joined(facts.indices, rows, single),
    middleRates: joined(facts.middleRates, rows, single),
    tariffs: joined(facts.tariffs, rows, single).map((row) => (row.origin ? { ...row, upTo: null } : row)),
    market: joined(facts.market, rows, (_, { from, to }) => ({ from, to })),
    programmes: joined(facts.programmes, rows, single),
  }
}

function withDefault({ value }: Facts['products'][number], { to }: AddedRow) {
  return { ...value, default: to }
}

/** The fields of an index start from the value that has been added last, as long as there is no newer one. */
function indexDefaults({ products, indices }: Facts, rows: readonly AddedRow[]): AddedRow[] {
  return rows.flatMap((row) => {
    const isLast =
      isStartingIndex(row.fact) && !indices.some((index) => index.fact === row.fact && index.validFrom > row.validFrom)
    if (!isLast) return []
    const fields = products.filter(({ fact, currency }) => fact.endsWith('.index') && currency === row.currency)
    const byName = new Map(fields.map((field) => [field.fact, field.value]))
    return [...byName].map(([fact, { min, max, step }]) => {
      const onStep = Math.round(Math.round(row.to / step) * step * 100) / 100
      const value = Math.min(Math.max(onStep, min), max)
      return { ...row, fact, from: value, to: value, validTo: null } // the last known one, shown with its day
    })
  })
}

function single(_: unknown, { to }: AddedRow): number {
  return to
}

function joined<Row extends Fact<string, unknown>>(
  known: readonly Row[],
  rows: readonly AddedRow[],
  value: (like: Row, row: AddedRow) => Row['value'],
): readonly Row[] {
  const added = rows.flatMap((row) => {
    const like = known.find(({ fact, currency }) => fact === row.fact && currency === row.currency)
    if (!like) return []
    const { validFrom, validTo, source, checkedOn, grade, origin } = row
    const { page: _, ...kind } = like
    const added = { ...kind, value: value(like, row), validFrom, validTo, source, checkedOn, grade, origin }
    return [added as unknown as Row] // a row like another, but for these
  })
  return [...known, ...added]
}
