/** Adds rows from outside the code to the facts: the owner's, and those fetched from their publishers. */
import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Facts } from './all-facts.ts'
import type { Fact, Origin } from './fact.ts'

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
    products: joined(facts.products, rows, ({ value }, { to }) => ({ ...value, default: to })),
    caps: joined(facts.caps, rows, single),
    rules: joined(facts.rules, rows, single),
    indices: joined(facts.indices, rows, single),
    middleRates: joined(facts.middleRates, rows, single),
    tariffs: joined(facts.tariffs, rows, single).map((row) => (row.origin ? { ...row, upTo: null } : row)),
    market: joined(facts.market, rows, (_, { from, to }) => ({ from, to })),
    programmes: joined(facts.programmes, rows, single),
  }
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
