import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import { BEFORE_SECOND_CHECK, type Fact, type FactsOn, FIRST_CHECK, factOn, SECOND_CHECK, type Unit } from './fact.ts'

/** A range of values on the market; `from` equals `to` for a single figure. */
export type Range = { from: number; to: number }

/** Figures given as a range, because banks differ. */
export type MarketName =
  | 'housing.amount'
  | 'housing.fee'
  | 'cash.fee'
  | 'car.fee'
  | 'appraisal'
  | 'loan-insurance'
  | 'payment-insurance'
  | 'vehicle-insurance'
  | 'vehicle-pledge'
  | 'transfer-tax'
  | 'agency'
  | 'cash.average-rate'
  | 'car.without-deposit'
  | 'pensioner-burden'
  | 'consumer-basket'
  | 'built-share'
  | 'built-share.same-bank'
  | 'vehicle-age'
  | 'vehicle-age-and-term'
  | 'vehicle-import.vat'
  | 'entrepreneur'
  | 'bureau.late'
  | 'bureau.kept'
  | 'bureau.correction'
/** A market range with its validity. */
export type MarketFact = Fact<MarketName, Range>

/** A market range valid on a day, for the texts; the calculators start from single values (`tariffs.ts`). */
export function marketRange(name: MarketName, { facts, today }: FactsOn<'market', MarketFact>): MarketFact | undefined {
  return factOn(facts.market, name, today)
}

/** Offers change: when nobody has checked for a year, pages say „proverite kod banke” instead of a figure. */
const RENEW_BY: IsoDate = '2027-11-21'

/** Of a row that was replaced at the second check, and of the one in its place. */
const BEFORE = { validTo: BEFORE_SECOND_CHECK } as const
const NOW = { validFrom: SECOND_CHECK, checkedOn: SECOND_CHECK } as const

/** Of a row that was found at the second check only. */
const LATER = { checkedOn: SECOND_CHECK } as const

/** All ranges, past and present; `marketRange` selects. */
export const marketFacts: readonly MarketFact[] = [
  row(
    'housing.amount',
    'minor',
    'EUR',
    [10_000_00, 350_000_00],
    'premium.raiffeisenbank.rs; nlbkb.rs 12,000 to 300,000',
  ),
  row('housing.fee', 'percent', null, [0, 1], 'Now mostly 0: premium.raiffeisenbank.rs, nlbkb.rs; older offers to 1 %'),
  row('cash.fee', 'percent', null, [0, 2], 'procreditbank.rs 0 %; raiffeisenbank.rs, rbabanka.rs to 2 %'),
  row('car.fee', 'percent', null, [0, 2.5], 'posted.co.rs, expobank.rs 1 %; creditagricole.rs 2.5 %'),
  row('appraisal', 'minor', 'EUR', [100_00, 200_00], '100 EUR in bank examples; 200 EUR common knowledge', BEFORE),
  row('appraisal', 'minor', 'EUR', [50_00, 200_00], '50 to 150 EUR: kredium.rs; 200 EUR in older examples', NOW),
  row('loan-insurance', 'percent', null, [1.5, 4.25], 'Of the loan, once: nekretnine.rs, heroldo.com, bancaintesa.rs'),
  row('payment-insurance', 'percent', null, [0, 4.13], 'Of the loan, once, at most: raiffeisenbank.rs'),
  row('vehicle-insurance', 'percent', null, [2, 5], 'Of the value a year; common knowledge', {
    ...BEFORE,
    grade: 'assumed',
  }),
  row('vehicle-insurance', 'percent', null, [1.5, 4], 'Of the value a year: parametar.rs, March 2026', NOW),
  row('vehicle-pledge', 'minor', 'RSD', [1_000_00, 6_000_00], 'expobank.rs'),
  row('transfer-tax', 'percent', null, [2.5, 2.5], 'Common knowledge', { ...BEFORE, grade: 'assumed' }),
  row('transfer-tax', 'percent', null, [2.5, 2.5], 'Tax on the transfer of absolute rights: kurir, 2026', NOW),
  row('agency', 'percent', null, [2, 3], '4zida.rs'),
  row('cash.average-rate', 'percent', 'RSD', [8.3, 8.3], 'New RSD loans to households, January 2026: biznis.rs', {
    validFrom: '2026-01-01',
    validTo: '2027-01-31',
  }),
  row('car.without-deposit', 'minor', 'EUR', [10_000_00, 10_000_00], 'RSD loans, as EUR equivalent: nlbkb.rs'),
  row('pensioner-burden', 'percent', null, [30, 50], 'Share of a pension that all instalments may take: kurir'),
  row(
    'consumer-basket',
    'minor',
    'RSD',
    [56_868_00, 56_868_00],
    'August 2025: Politika in naslovi.net, December 2025',
    {
      validFrom: '2025-08-01',
      checkedOn: '2026-11-28',
    },
  ),
  row('built-share', 'percent', null, [80, 80], 'Of a building under construction, at least: 4zida.rs'),
  row('built-share.same-bank', 'percent', null, [40, 40], 'Where the bank finances the building too: 4zida.rs'),
  row('vehicle-age', 'years', null, [5, 5], 'At the approval, at most: nlbkb.rs, 60 months'),
  row('vehicle-age-and-term', 'years', null, [10, 12], 'Age and term together, at most: polovniautomobili.com, 12'),
  row('vehicle-import.vat', 'percent', null, [20, 20], 'General rate of value added tax: carina.rs, kurir 2026', LATER),
  row('entrepreneur', 'months', null, [12, 24], 'In business, at least: pausalko.rs 13 months, voban.co.rs 24', LATER),
  row('bureau.late', 'days', null, [60, 60], 'A late payment is recorded after: valuta.rs, kreditnisavetnik.rs', LATER),
  row('bureau.kept', 'years', null, [3, 3], 'And kept after it is settled: valuta.rs, kamatica.com', LATER),
  row('bureau.correction', 'days', null, [15, 15], 'A wrong entry is corrected within: valuta.rs', LATER),
]

function row(
  fact: MarketName,
  unit: Unit,
  currency: Currency | null,
  [from, to]: [number, number],
  source: string,
  rest: Partial<Pick<MarketFact, 'validFrom' | 'validTo' | 'grade' | 'checkedOn'>> = {},
): MarketFact {
  return {
    fact,
    value: { from, to },
    unit,
    currency,
    validFrom: FIRST_CHECK,
    validTo: RENEW_BY,
    source,
    grade: 'published',
    checkedOn: FIRST_CHECK,
    ...rest,
  }
}
