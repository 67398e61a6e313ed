import type { Cost } from '#core/loan/loan-figures.ts'
import { type Currency, type MinorOf, minorOf } from '#core/money/minor.ts'
import {
  BEFORE_SECOND_CHECK,
  type Fact,
  type FactsOn,
  FIRST_CHECK,
  isValid,
  rank,
  SECOND_CHECK,
  type Unit,
} from './fact.ts'
import type { Product } from './products.ts'

/** Third-party costs of a loan. */
export type TariffName =
  | 'credit-report'
  | 'promissory-note'
  | 'appraisal'
  | 'pledge-statement'
  | 'mortgage-entry'
  | 'mortgage-entry-tax'
  | 'title-extract'
  | 'property-insurance'
  | 'loan-insurance'
  | 'life-insurance'
  | 'account'
  | 'vehicle-pledge'
  | 'vehicle-insurance'
  | 'payment-insurance'

/** A third party's charge, and the products it applies to. */
export type TariffFact = Fact<TariffName> & {
  products: readonly Product[]
  due: Cost['due']
  /** What a percentage refers to. */
  base: 'loan' | 'price'
  /** Whether the loan is usually available without it; then it counts only if the visitor switches it on. */
  isOptional: boolean
  /** Largest loan it applies to, in dinars; null for any, and for the last step of a scale. */
  upTo: MinorOf<'RSD'> | null
}

/**
 * The tariffs of a product valid on a day.
 *
 * The steps of a scale are listed from the smallest loan up; `tariffCosts` takes the first that covers the loan.
 */
export function tariffsOn(product: Product, { facts, today }: FactsOn<'tariffs', TariffFact>): TariffFact[] {
  const valid = facts.tariffs.filter((tariff) => tariff.products.includes(product) && isValid(tariff, today))
  // A charge that the owner has confirmed stands in for a whole scale.
  return valid.filter((tariff) => !valid.some((other) => other.fact === tariff.fact && rank(other) > rank(tariff)))
}

const ENTRY = 'Cadastre tariff as told by 4zida.rs, dated; to be confirmed at rgz.gov.rs'
const SEEN = 'Raiffeisen housing page, recent by its content: premium.raiffeisenbank.rs'

const NOTARY =
  'Our sum: table of the notarial tariff (paragraf.rs), times 1.2 since July 2025 (dnevnik.rs), 40 % for a pledge statement'
/** Of a row that was replaced at the second check, and of those in its place. */
const BEFORE = { validTo: BEFORE_SECOND_CHECK } as const
const NOW = { grade: 'assumed', validFrom: SECOND_CHECK, checkedOn: SECOND_CHECK } as const

/** All tariffs, past and present; `tariffsOn` selects. */
export const tariffFacts: readonly TariffFact[] = [
  row('credit-report', 246_00, 'RSD', ['housing', 'cash', 'car'], 'drawdown', SEEN),
  row('promissory-note', 50_00, 'RSD', ['housing', 'cash', 'car'], 'drawdown', SEEN),
  row('appraisal', 150_00, 'EUR', ['housing'], 'drawdown', 'Of 50 to 200 EUR, our choice: kredium.rs; bank examples', {
    grade: 'assumed',
  }),
  row(
    'pledge-statement',
    10_080_00,
    'RSD',
    ['housing'],
    'drawdown',
    'Older bank examples; depends on the amount',
    BEFORE,
  ),
  row('pledge-statement', 5_184_00, 'RSD', ['housing'], 'drawdown', NOTARY, {
    ...NOW,
    upTo: minorOf(600_000_00, 'RSD'),
  }),
  row('pledge-statement', 8_640_00, 'RSD', ['housing'], 'drawdown', NOTARY, {
    ...NOW,
    upTo: minorOf(2_500_000_00, 'RSD'),
  }),
  row('pledge-statement', 12_096_00, 'RSD', ['housing'], 'drawdown', NOTARY, {
    ...NOW,
    upTo: minorOf(5_000_000_00, 'RSD'),
  }),
  row('pledge-statement', 17_280_00, 'RSD', ['housing'], 'drawdown', NOTARY, {
    ...NOW,
    upTo: minorOf(7_000_000_00, 'RSD'),
  }),
  row('pledge-statement', 20_736_00, 'RSD', ['housing'], 'drawdown', NOTARY, {
    ...NOW,
    upTo: minorOf(10_000_000_00, 'RSD'),
  }),
  row('pledge-statement', 24_192_00, 'RSD', ['housing'], 'drawdown', NOTARY, {
    ...NOW,
    upTo: minorOf(14_000_000_00, 'RSD'),
  }),
  row('pledge-statement', 28_512_00, 'RSD', ['housing'], 'drawdown', NOTARY, NOW), // five million more, at 864 each
  row('mortgage-entry', 20_340_00, 'RSD', ['housing'], 'drawdown', ENTRY, { upTo: minorOf(6_000_000_00, 'RSD') }),
  row('mortgage-entry', 50_850_00, 'RSD', ['housing'], 'drawdown', ENTRY, { upTo: minorOf(30_000_000_00, 'RSD') }),
  row('mortgage-entry', 101_700_00, 'RSD', ['housing'], 'drawdown', ENTRY, { upTo: minorOf(60_000_000_00, 'RSD') }),
  row('mortgage-entry', 152_550_00, 'RSD', ['housing'], 'drawdown', ENTRY),
  row('mortgage-entry-tax', 300_00, 'RSD', ['housing'], 'drawdown', ENTRY),
  row('title-extract', 10_00, 'EUR', ['housing'], 'drawdown', 'About 10 EUR in bank examples', BEFORE),
  row('title-extract', 1_080_00, 'RSD', ['housing'], 'drawdown', 'At a notary: dnevnik.rs, September 2025', {
    ...NOW,
    grade: 'published',
  }),
  row('property-insurance', 40_00, 'EUR', ['housing'], 'yearly', 'About 40 EUR a year in bank examples'),
  row('loan-insurance', 1.5, 'percent', ['housing'], 'drawdown', '1.5 to 4.25 % once: nekretnine.rs, heroldo.com', {
    isOptional: true,
  }),
  row('life-insurance', 100_00, 'EUR', ['housing'], 'yearly', 'About 100 EUR a year, by age', {
    isOptional: true,
    grade: 'assumed',
  }),
  row('account', 595_00, 'RSD', ['cash'], 'monthly', 'procreditbank.rs', { isOptional: true }),
  row('payment-insurance', 4.13, 'percent', ['cash'], 'drawdown', 'Up to 4.13 % once: raiffeisenbank.rs', {
    isOptional: true,
  }),
  row('vehicle-pledge', 6_000_00, 'RSD', ['car'], 'drawdown', '1.000 to 6.000 RSD: expobank.rs'),
  row(
    'vehicle-insurance',
    3,
    'percent',
    ['car'],
    'yearly',
    'Of 1.5 to 4 % of the value a year, our choice: parametar.rs',
    {
      grade: 'assumed',
      base: 'price',
      isOptional: true,
    },
  ),
]

function row(
  fact: TariffName,
  value: number,
  kind: Currency | 'percent',
  products: readonly Product[],
  due: Cost['due'],
  source: string,
  rest: Partial<
    Pick<TariffFact, 'upTo' | 'base' | 'isOptional' | 'grade' | 'validFrom' | 'validTo' | 'checkedOn'>
  > = {},
): TariffFact {
  const unit: Unit = kind === 'percent' ? 'percent' : 'minor'
  return {
    fact,
    value,
    unit,
    currency: kind === 'percent' ? null : kind,
    products,
    due,
    base: 'loan',
    isOptional: false,
    upTo: null,
    validFrom: FIRST_CHECK,
    validTo: null,
    source,
    grade: 'published',
    checkedOn: FIRST_CHECK,
    ...rest,
  }
}
