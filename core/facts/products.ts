import type { Currency } from '#core/money/minor.ts'
import {
  BEFORE_SECOND_CHECK,
  type Fact,
  type FactsOn,
  FIRST_CHECK,
  factDay,
  factOn,
  SECOND_CHECK,
  type Unit,
} from './fact.ts'

/** The three products, in the order of the pages. */
export const productNames = ['housing', 'cash', 'car'] as const
export type Product = (typeof productNames)[number]

/** The currencies a product is lent in, the usual one first. */
export const productCurrencies: Record<Product, readonly [Currency, ...Currency[]]> = {
  housing: ['EUR'],
  cash: ['RSD', 'EUR'],
  car: ['EUR', 'RSD'],
}

/** The range, step and default of a field, all in its unit: minor units of money, percent, or whole months. */
export type Limits = {
  min: number
  max: number
  /** Step of the slider; any value within the limits can be typed. */
  step: number
  default: number
}

/**
 * `amount` is the price of the property or car, or the sum borrowed for cash. `margin` plus `index` is a variable rate;
 * `fixed-term` is the fixed period of a combined one. `replaced-rate` is the rate of the loan to be refinanced.
 */
export type ProductField =
  | 'amount'
  | 'deposit'
  | 'term'
  | 'rate'
  | 'fee'
  | 'grace'
  | 'margin'
  | 'index'
  | 'fixed-term'
  | 'replaced-rate'

/** The limits of a product's field, with their validity. */
export type ProductFact = Fact<`${Product}.${ProductField}`, Limits>

/**
 * The limits of a field on a day.
 *
 * @returns undefined where the product has no such field: cash loans have no deposit
 * @example productLimits('cash', 'term', knownOn('2026-11-21'), 'RSD')?.max // 71
 */
export function productLimits(
  product: Product,
  field: ProductField,
  { facts, today }: FactsOn<'products', ProductFact>,
  currency: Currency | null = null,
): Limits | undefined {
  return factOn(facts.products, `${product}.${field}`, factDay(today), currency)?.value
}

/**
 * As `productLimits`, for a field that the product has. Limits are our own choice and never expire.
 *
 * @throws Error when there are no limits
 * @example knownLimits('housing', 'deposit', knownOn('2026-11-21')).default // 20
 */
export function knownLimits(
  product: Product,
  field: ProductField,
  known: FactsOn<'products', ProductFact>,
  currency: Currency | null = null,
): Limits {
  const limits = productLimits(product, field, known, currency)
  if (!limits) throw new Error(`core/facts/products.ts has no ${product}.${field}; add one without an end.`)
  return limits
}

const LAW_TERM_CASH = 'Consumer loans up to 6 years since 1 January 2021: serbia-business.eu, kreditnisavetnik.rs'
const LAW_TERM_CAR = 'Car-purchase loans up to 8 years since 2019: serbia-business.eu; market to 84 months: nlbkb.rs'
const GRACE = 'Our own range; the youth programme has 12 months'
const INDEX = 'Assumption, to be edited by the visitor: 6M EURIBOR about 2.1 % in late 2025'
const DINAR_INDEX = 'Assumption, to be edited by the visitor: key rate of the National Bank, 5.75 % in March 2026'
const LAST_EURIBOR = 'To be edited by the visitor: 6M EURIBOR, mean of August 2026 (indices.ts); by now probably higher'
const LAST_BELIBOR = 'To be edited by the visitor: BELIBOR of January 2026, 4.68 (3M) and 4.73 (6M): indices.ts'
/** Of a row that was replaced at the second check, and of the one in its place. */
const BEFORE = { validTo: BEFORE_SECOND_CHECK } as const
const NOW = { validFrom: SECOND_CHECK, checkedOn: SECOND_CHECK } as const
const REPLACED = 'Our own choice: so far above the default rate that one looks for another loan'
const INDEXED_MARGIN = 'What makes the default rate with the index below'
const CASH_MARGIN = 'What makes the default rate with the index of its currency'

/** Limits and defaults of the calculators. They are our own choice and never expire; `source` gives the reason. */
export const productFacts: readonly ProductFact[] = [
  row(
    'housing.amount',
    'minor',
    'EUR',
    [12_500_00, 500_000_00, 1_000_00, 100_000_00],
    'Press example of 2025 (kurir); banks lend from 10.000 EUR',
  ),
  row(
    'housing.deposit',
    'percent',
    null,
    [1, 80, 1, 20],
    '20 % is standard, 10 % first home, 1 % youth programme: tasiclaw.com, kurir',
  ),
  row('housing.term', 'months', null, [12, 360, 12, 360], 'Common ceiling: premium.raiffeisenbank.rs, nlbkb.rs'),
  row(
    'housing.rate',
    'percent',
    null,
    [0.5, 10, 0.05, 4.5],
    'Between 4.20 % fixed and 2.40 % + EURIBOR: premium.raiffeisenbank.rs',
  ),
  row('housing.fee', 'percent', null, [0, 3, 0.05, 0.5], 'Banks ask 0 to 1 %: premium.raiffeisenbank.rs, nlbkb.rs'),
  row('housing.grace', 'months', null, [0, 60, 1, 0], GRACE),
  row('housing.margin', 'percent', null, [0, 8, 0.05, 2.4], '2.40 % + 3M EURIBOR: premium.raiffeisenbank.rs'),
  row('housing.index', 'percent', 'EUR', [0, 8, 0.05, 2.1], INDEX, BEFORE),
  row('housing.index', 'percent', 'EUR', [0, 8, 0.05, 2.7], LAST_EURIBOR, NOW),
  row('housing.fixed-term', 'months', null, [12, 180, 12, 60], 'Fixed for 60 months: premium.raiffeisenbank.rs'),

  row(
    'cash.amount',
    'minor',
    'RSD',
    [50_000_00, 5_000_000_00, 10_000_00, 600_000_00],
    'Typical ceilings of online and of unsecured loans: procreditbank.rs',
  ),
  row('cash.amount', 'minor', 'EUR', [500_00, 40_000_00, 100_00, 5_000_00], 'The same size in euros'),
  row('cash.term', 'months', null, [3, 71, 1, 60], LAW_TERM_CASH),
  row(
    'cash.rate',
    'percent',
    'RSD',
    [1, 20, 0.05, 9],
    'Between 8.3 % (all new RSD loans, January 2026, biznis.rs) and almost 10 % (cash, rs.bloombergadria.com)',
  ),
  row('cash.rate', 'percent', 'EUR', [1, 12, 0.05, 6], 'EUR average 5.56 % (March 2025, balkan.buzz)'),
  row('cash.fee', 'percent', null, [0, 5, 0.05, 1], 'Commonest fee above nought: posted.co.rs, expobank.rs'),
  row('cash.grace', 'months', null, [0, 60, 1, 0], GRACE),
  row('cash.margin', 'percent', 'RSD', [0, 12, 0.05, 3.25], CASH_MARGIN, BEFORE),
  row('cash.margin', 'percent', 'RSD', [0, 12, 0.05, 4.3], CASH_MARGIN, NOW),
  row('cash.margin', 'percent', 'EUR', [0, 10, 0.05, 3.9], CASH_MARGIN, BEFORE),
  row('cash.margin', 'percent', 'EUR', [0, 10, 0.05, 3.3], CASH_MARGIN, NOW),
  row('cash.index', 'percent', 'RSD', [0, 15, 0.05, 5.75], DINAR_INDEX, BEFORE),
  row('cash.index', 'percent', 'RSD', [0, 15, 0.05, 4.7], LAST_BELIBOR, NOW),
  row('cash.index', 'percent', 'EUR', [0, 8, 0.05, 2.1], INDEX, BEFORE),
  row('cash.index', 'percent', 'EUR', [0, 8, 0.05, 2.7], LAST_EURIBOR, NOW),
  row('cash.fixed-term', 'months', null, [6, 60, 6, 24], 'Our own range'),
  row('cash.replaced-rate', 'percent', 'RSD', [0, 100, 0.05, 13], REPLACED),
  row('cash.replaced-rate', 'percent', 'EUR', [0, 100, 0.05, 8], REPLACED),

  row(
    'car.amount',
    'minor',
    'EUR',
    [1_500_00, 100_000_00, 500_00, 15_000_00],
    'Largest car loan 100.000 EUR: nlbkb.rs',
  ),
  row(
    'car.amount',
    'minor',
    'RSD',
    [150_000_00, 12_000_000_00, 10_000_00, 1_750_000_00],
    'The same car; without a deposit loans to 3,000,000 RSD: posted.co.rs',
  ),
  row('car.deposit', 'percent', 'EUR', [0, 80, 1, 30], 'EUR-indexed loans need 30 %: emg.rs, nlbkb.rs'),
  row('car.deposit', 'percent', 'RSD', [0, 80, 1, 0], 'No rule asks for one; offers without: posted.co.rs, nlbkb.rs'),
  row('car.term', 'months', 'EUR', [6, 95, 1, 60], LAW_TERM_CAR),
  row('car.term', 'months', 'RSD', [13, 84, 1, 60], 'Offers from 13 or 24 to 84 months: nlbkb.rs, posted.co.rs'),
  row(
    'car.rate',
    'percent',
    'EUR',
    [0, 12, 0.05, 5.9],
    'EUR consumer average 5.56 %, cap 6.96 % (2025, balkan.buzz); dealers advertise 0 %',
  ),
  row('car.rate', 'percent', 'RSD', [1, 20, 0.05, 9.9], 'Fixed, example of an undated page: posted.co.rs'),
  row('car.fee', 'percent', null, [0, 5, 0.05, 1], 'posted.co.rs, expobank.rs 1 %; creditagricole.rs 2.5 %'),
  row('car.grace', 'months', null, [0, 60, 1, 0], GRACE),
  row('car.margin', 'percent', 'EUR', [0, 10, 0.05, 3.8], INDEXED_MARGIN, BEFORE),
  row('car.margin', 'percent', 'EUR', [0, 10, 0.05, 3.2], INDEXED_MARGIN, NOW),
  row('car.margin', 'percent', 'RSD', [0, 12, 0.05, 4.15], INDEXED_MARGIN, BEFORE),
  row('car.margin', 'percent', 'RSD', [0, 12, 0.05, 5.2], INDEXED_MARGIN, NOW),
  row('car.index', 'percent', 'EUR', [0, 8, 0.05, 2.1], INDEX, BEFORE),
  row('car.index', 'percent', 'EUR', [0, 8, 0.05, 2.7], LAST_EURIBOR, NOW),
  row('car.index', 'percent', 'RSD', [0, 15, 0.05, 5.75], DINAR_INDEX, BEFORE),
  row('car.index', 'percent', 'RSD', [0, 15, 0.05, 4.7], LAST_BELIBOR, NOW),
  row('car.fixed-term', 'months', null, [6, 84, 6, 24], 'Our own range'),
]

function row(
  fact: ProductFact['fact'],
  unit: Unit,
  currency: Currency | null,
  [min, max, step, start]: [number, number, number, number],
  source: string,
  rest: Partial<Pick<ProductFact, 'validFrom' | 'validTo' | 'checkedOn'>> = {},
): ProductFact {
  return {
    fact,
    value: { min, max, step, default: start },
    unit,
    currency,
    validFrom: FIRST_CHECK,
    validTo: null,
    source,
    grade: 'assumed',
    checkedOn: FIRST_CHECK,
    ...rest,
  }
}
