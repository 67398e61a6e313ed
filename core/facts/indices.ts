import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Fact, type FactsOn, type Grade, rank, SECOND_CHECK } from './fact.ts'

/** Reference rates that variable rates and caps are based on. */
export type IndexName = 'euribor-3m' | 'euribor-6m' | 'belibor-3m' | 'belibor-6m' | 'nbs-key-rate' | 'ecb-main-rate'
/** A reference rate, percent per year. */
export type IndexFact = Fact<IndexName>

const ECB = 'Monthly mean of the ECB data portal, series FM, in answers that others have recorded'
const ECB_RATE = 'ECB data portal, series MRR_FR, in answers that others have recorded'
const BELIBOR = 'Notices of banks between 18 December 2025 and 3 January 2026: apibank.rs, halkbank.rs'

/**
 * Reference rates in percent per year. No value was found that is valid today: the calculators start from the last known
 * one, say of when it is, and ask for that in the offer.
 */
export const indexFacts: readonly IndexFact[] = [
  row(
    'euribor-6m',
    2.65,
    'EUR',
    '2025-01-01',
    '2025-01-31',
    'published',
    'Press of January 2025: 2.6 to 2.7 % (kurir)',
  ),
  row('euribor-6m', 2.1, 'EUR', '2025-10-01', '2025-11-30', 'assumed', 'Common knowledge of late 2025, not confirmed'),
  row('euribor-6m', 2.14, 'EUR', '2025-12-01', '2025-12-31', 'published', ECB),
  row('euribor-6m', 2.6, 'EUR', '2026-06-01', '2026-06-30', 'published', ECB),
  row('euribor-6m', 2.71, 'EUR', '2026-08-01', '2026-08-31', 'published', ECB),
  row('euribor-3m', 2, 'EUR', '2025-10-01', '2025-12-31', 'assumed', 'Common knowledge of late 2025, not confirmed'),
  row('euribor-3m', 2.51, 'EUR', '2026-08-01', '2026-08-31', 'published', ECB),
  row('euribor-3m', 2.64, 'EUR', '2026-09-01', '2026-09-30', 'published', ECB),
  row('belibor-3m', 4.68, 'RSD', '2025-12-18', '2026-01-03', 'published', BELIBOR),
  row('belibor-6m', 4.73, 'RSD', '2025-12-18', '2026-01-03', 'published', BELIBOR),
  row('nbs-key-rate', 5.75, 'RSD', '2025-01-01', '2026-03-31', 'published', 'biznis.kurir.rs, 5 March 2026'),
  row(
    'nbs-key-rate',
    5.75,
    'RSD',
    '2026-04-01',
    '2026-09-10',
    'published',
    'Kept on 10 September 2026: nbs.rs, id 21715',
  ),
  row('ecb-main-rate', 2.15, 'EUR', '2025-06-11', '2026-06-16', 'published', ECB_RATE),
  row('ecb-main-rate', 2.4, 'EUR', '2026-06-17', '2026-09-15', 'published', ECB_RATE),
  row('ecb-main-rate', 2.65, 'EUR', '2026-09-16', '2026-10-09', 'published', ECB_RATE),
]

/** The index that variable rates start from. */
const starting: Record<Currency, IndexName> = { EUR: 'euribor-6m', RSD: 'belibor-6m' }

/** Whether the fields of variable rates start from this index. */
export function isStartingIndex(fact: string): boolean {
  return Object.values<string>(starting).includes(fact)
}

/**
 * The last known value of the index that a variable rate starts from, even if it has expired: the calculators show its
 * date and ask for the value in the bank's offer.
 *
 * @example startingIndex('RSD', knownOn('2026-11-27')).value // 4.73
 */
export function startingIndex(
  currency: Currency,
  known: FactsOn<'indices', IndexFact>,
): IndexFact & { validTo: IsoDate } {
  const last = lastIndex(starting[currency], known)
  if (!last) throw new Error(`core/facts/indices.ts has no ${starting[currency]}.`)
  return last
}

/** The last known value of an index, even if it has expired; undefined if none was ever known. */
export function lastIndex(
  name: IndexName,
  { facts }: FactsOn<'indices', IndexFact>,
): (IndexFact & { validTo: IsoDate }) | undefined {
  const [last] = facts.indices
    .filter(({ fact }) => fact === name)
    .sort((a, b) => (a.validFrom === b.validFrom ? rank(b) - rank(a) : a.validFrom < b.validFrom ? 1 : -1))
  return last && { ...last, validTo: last.validTo ?? last.checkedOn }
}

function row(
  fact: IndexName,
  value: number,
  currency: Currency,
  validFrom: IsoDate,
  validTo: IsoDate,
  grade: Grade,
  source: string,
): IndexFact {
  return { fact, value, unit: 'percent', currency, validFrom, validTo, source, grade, checkedOn: SECOND_CHECK }
}
