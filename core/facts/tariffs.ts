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

/** Of rows that newer examples of banks have replaced, and of those in their place. */
const SECOND = { ...NOW, validTo: '2026-11-27' } as const
const THIRD = { grade: 'assumed', validFrom: '2026-11-28', checkedOn: '2026-11-28' } as const
const BANKS =
  'Examples of banks, newer than the tariff as told by 4zida.rs: OTP, 8 September 2025, for 30,000 EUR; AIK, 22 August 2024, for 80,000 EUR'
const HALF =
  'Our sum: table of the notarial tariff (paragraf.rs), times 1.2 since July 2025, 50 % for a pledge statement (kurir); OTP tells the same for 30,000 EUR on 8 September 2025'

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
  ...scale('pledge-statement', NOTARY, SECOND, [
    [5_184_00, 600_000_00],
    [8_640_00, 2_500_000_00],
    [12_096_00, 5_000_000_00],
    [17_280_00, 7_000_000_00],
    [20_736_00, 10_000_000_00],
    [24_192_00, 14_000_000_00],
    [28_512_00, null], // five million more, at 864 each
  ]),
  ...scale('pledge-statement', HALF, THIRD, [
    [6_480_00, 600_000_00],
    [10_800_00, 2_500_000_00],
    [15_120_00, 5_000_000_00],
    [21_600_00, 7_000_000_00],
    [25_920_00, 10_000_000_00],
    [30_240_00, 14_000_000_00],
    [35_640_00, null], // five million more, at 1,080 each
  ]),
  ...scale('mortgage-entry', ENTRY, { validTo: '2026-11-27' }, [
    [20_340_00, 6_000_000_00],
    [50_850_00, 30_000_000_00],
  ]),
  ...scale('mortgage-entry', BANKS, { ...THIRD, grade: 'published' }, [
    [28_450_00, 6_000_000_00],
    [65_140_00, 30_000_000_00],
  ]),
  ...scale('mortgage-entry', ENTRY, {}, [
    [101_700_00, 60_000_000_00],
    [152_550_00, null],
  ]),
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

/** The steps of a charge on a housing loan, in dinars. */
function scale(
  fact: TariffName,
  source: string,
  rest: Partial<Pick<TariffFact, 'grade' | 'validFrom' | 'validTo' | 'checkedOn'>>,
  steps: readonly (readonly [value: number, upTo: number | null])[],
): TariffFact[] {
  return steps.map(([value, upTo]) =>
    row(fact, value, 'RSD', ['housing'], 'drawdown', source, {
      ...rest,
      upTo: upTo === null ? null : minorOf(upTo, 'RSD'),
    }),
  )
}

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
