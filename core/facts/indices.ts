import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Fact, type FactsOn, FIRST_CHECK } from './fact.ts'

/** Reference rates that variable rates and caps are based on. */
export type IndexName = 'euribor-3m' | 'euribor-6m' | 'nbs-key-rate' | 'ecb-main-rate'
/** A reference rate, percent per year. */
export type IndexFact = Fact<IndexName>

/**
 * Reference rates in percent per year. The last known values had all expired by November 2026; the calculators start
 * from an assumption instead: `productLimits(…, 'index', …)`.
 */
export const indexFacts: readonly IndexFact[] = [
  row('euribor-6m', 2.65, 'EUR', '2025-01-01', '2025-01-31', 'Press of January 2025: 2.6 to 2.7 % (kurir)'),
  row('euribor-6m', 2.1, 'EUR', '2025-10-01', '2025-12-31', 'Common knowledge of late 2025, not confirmed'),
  row('euribor-3m', 2, 'EUR', '2025-10-01', '2025-12-31', 'Common knowledge of late 2025, not confirmed'),
  row(
    'nbs-key-rate',
    5.75,
    'RSD',
    '2025-01-01',
    '2026-03-31',
    'At least until March 2026: biznis.kurir.rs, 5 March 2026',
  ),
  row(
    'ecb-main-rate',
    2.15,
    'EUR',
    '2025-06-11',
    '2025-12-31',
    'Common knowledge: main refinancing rate from June 2025, not confirmed for 2026',
  ),
]

/** The index that variable rates start from. For dinars it is the key rate: no source had BELIBOR. */
const starting: Record<Currency, IndexName> = { EUR: 'euribor-6m', RSD: 'nbs-key-rate' }

/**
 * The last known value of the index that a variable rate starts from, even if it has expired: the calculators show its
 * date and ask for the value in the bank's offer.
 *
 * @example startingIndex('RSD', knownOn('2026-11-21')).value // 5.75
 */
export function startingIndex(
  currency: Currency,
  { facts }: FactsOn<'indices', IndexFact>,
): IndexFact & { validTo: IsoDate } {
  const [last] = facts.indices
    .filter(({ fact }) => fact === starting[currency])
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  if (!last) throw new Error(`core/facts/indices.ts has no ${starting[currency]}.`)
  return { ...last, validTo: last.validTo ?? last.checkedOn }
}

function row(
  fact: IndexName,
  value: number,
  currency: Currency,
  validFrom: IsoDate,
  validTo: IsoDate,
  source: string,
): IndexFact {
  return { fact, value, unit: 'percent', currency, validFrom, validTo, source, checkedOn: FIRST_CHECK }
}
