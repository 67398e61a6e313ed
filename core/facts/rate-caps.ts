import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import { type Fact, type FactsOn, factOn, LAW_19_2025, SECOND_CHECK } from './fact.ts'
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
 * The National Bank publishes the nominal caps every 1 June and 1 December; those on EKS move with the reference rate,
 * too. They do not apply to entrepreneurs and farmers, and the nominal one of other than housing loans only to variable
 * rates.
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

/** The highest EKS of an overdraft or a card in dinars on a day; undefined when it is unknown. */
export function revolvingCap(
  group: 'overdraft' | 'card',
  { facts, today }: FactsOn<'caps', CapFact>,
): CapFact | undefined {
  return factOn(facts.caps, `effective.${group}`, today, 'RSD')
}

const PUBLISHED = 'Published by the National Bank for 2025: balkan.buzz, serbia-business.eu'
const KEY_RATE = 'Published for 2025; equals the key rate of 5.75 % plus the points of the law: belgradepost.com'
const ECB = 'Published for 2025; dated by the main refinancing rate it rests on: belgradepost.com'

/** Days on which the reference rate of the caps on EKS is known, with that rate; the last day is that of the last proof. */
const keyRates = [{ rate: 5.75, from: '2025-12-01', to: '2026-09-10' }] as const
const mainRates = [
  { rate: 2.4, from: '2025-04-23', to: '2025-06-10' },
  { rate: 2.15, from: '2025-06-11', to: '2026-06-16' },
  { rate: 2.4, from: '2026-06-17', to: '2026-09-15' },
  { rate: 2.65, from: '2026-09-16', to: '2026-10-09' },
] as const

/** Points over the reference rate: article 11 (default interest), and article 12, which builds on it. */
const points = { housing: 3.5, consumer: 10, card: 12, overdraft: 14, 'default-interest': 6 } as const

/** All known caps; `rateCap` selects. */
export const capFacts: readonly CapFact[] = [
  row('nominal.housing', 5, null, '2025-01-01', '2025-12-31', { source: 'Law 19/2025, article 76', ...LAW_19_2025 }),
  row('nominal.consumer', 13.75, 'RSD', '2025-06-01', '2025-11-30', press(PUBLISHED)),
  row('nominal.consumer', 6.96, 'EUR', '2025-06-01', '2025-11-30', press(PUBLISHED)),
  row('effective.housing', 9.25, 'RSD', '2025-01-01', '2025-11-30', press(KEY_RATE)),
  row('effective.consumer', 15.75, 'RSD', '2025-01-01', '2025-11-30', press(KEY_RATE)),
  row('effective.card', 17.75, 'RSD', '2025-01-01', '2025-11-30', press(KEY_RATE)),
  row('effective.overdraft', 19.75, 'RSD', '2025-01-01', '2025-11-30', press(KEY_RATE)),
  row('effective.default-interest', 11.75, 'RSD', '2025-03-14', '2025-11-30', press(KEY_RATE)),
  row('effective.housing', 6.65, 'EUR', '2025-01-01', '2025-02-04', press(ECB)),
  row('effective.housing', 6.15, 'EUR', '2025-03-12', '2025-04-22', press(ECB)),
  row('effective.consumer', 12.65, 'EUR', '2025-03-12', '2025-04-22', press(ECB)),
  ...keyRates.flatMap((span) => summed('RSD', span)),
  ...mainRates.flatMap((span) => summed('EUR', span)),
]

/** The caps that the law makes of a reference rate: a sum, which reproduces all ten values that were published. */
function summed(currency: Currency, { rate, from, to }: { rate: number; from: IsoDate; to: IsoDate }): CapFact[] {
  const source = `Our sum by law 19/2025, articles 11 and 12: reference rate ${rate} % and the points of the law`
  return (Object.keys(points) as (keyof typeof points)[]).map((group) =>
    row(`effective.${group}`, Math.round((rate + points[group]) * 100) / 100, currency, from, to, {
      source,
      grade: 'assumed',
    }),
  )
}

function press(source: string) {
  return { source, grade: 'published' } as const
}

function row(
  fact: CapFact['fact'],
  value: number,
  currency: Currency | null,
  validFrom: IsoDate,
  validTo: IsoDate,
  rest: Pick<CapFact, 'source' | 'grade' | 'page'>,
): CapFact {
  return { fact, value, unit: 'percent', currency, validFrom, validTo, ...rest, checkedOn: SECOND_CHECK }
}
