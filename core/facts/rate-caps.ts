import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Fact, type FactsOn, FIRST_CHECK, factOn } from './fact.ts'
import type { Product } from './products.ts'

/** Groups of loans that the National Bank caps; car loans are consumer loans. */
export type CapGroup = 'housing' | 'consumer' | 'card' | 'overdraft' | 'default-interest'
/** `nominal` caps NKS, `effective` caps EKS. */
export type CapKind = 'nominal' | 'effective'
/** A cap, in percent per year. */
export type CapFact = Fact<`${CapKind}.${CapGroup}`>

/**
 * The highest rate that a bank may agree on for a product on a day, percent per year (law 19/2025, article 12).
 *
 * The National Bank publishes new values every 1 June and 1 December and after each change of the key rate.
 *
 * @returns undefined when the published value is unknown, as for 1 June to 30 November 2026; pages then omit the cap
 */
export function rateCap(
  kind: CapKind,
  product: Product,
  currency: Currency,
  { facts, today }: FactsOn<'caps', CapFact>,
): CapFact | undefined {
  return factOn(facts.caps, `${kind}.${product === 'housing' ? 'housing' : 'consumer'}`, today, currency)
}

const PUBLISHED = 'Published by the National Bank for 2025: balkan.buzz, serbia-business.eu'
const KEY_RATE =
  'Published for 2025; equals the key rate of 5.75 % plus the points of the law: belgradepost.com, serbia-business.eu'
const ECB = 'Published for 2025; dated by the main refinancing rate it rests on: belgradepost.com'

/** All known caps; `rateCap` selects. */
export const capFacts: readonly CapFact[] = [
  row(
    'nominal.housing',
    5,
    null,
    '2025-01-01',
    '2025-12-31',
    'Fixed by the law for 2025: balkan.buzz, serbia-business.eu',
  ),
  row('nominal.consumer', 13.75, 'RSD', '2025-06-01', '2025-11-30', PUBLISHED),
  row('nominal.consumer', 6.96, 'EUR', '2025-06-01', '2025-11-30', PUBLISHED),
  row('effective.housing', 9.25, 'RSD', '2025-01-01', '2025-11-30', KEY_RATE),
  row('effective.consumer', 15.75, 'RSD', '2025-01-01', '2025-11-30', KEY_RATE),
  row('effective.card', 17.75, 'RSD', '2025-01-01', '2025-11-30', KEY_RATE),
  row('effective.overdraft', 19.75, 'RSD', '2025-01-01', '2025-11-30', KEY_RATE),
  row('effective.default-interest', 11.75, 'RSD', '2025-01-01', '2025-11-30', KEY_RATE),
  row('effective.housing', 6.65, 'EUR', '2025-01-01', '2025-02-04', ECB),
  row('effective.housing', 6.15, 'EUR', '2025-03-12', '2025-04-22', ECB),
  row('effective.consumer', 12.65, 'EUR', '2025-03-12', '2025-04-22', ECB),
]

function row(
  fact: CapFact['fact'],
  value: number,
  currency: Currency | null,
  validFrom: IsoDate,
  validTo: IsoDate,
  source: string,
): CapFact {
  return { fact, value, unit: 'percent', currency, validFrom, validTo, source, checkedOn: FIRST_CHECK }
}
