import type { Cost } from '#core/loan/loan-plan.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { type Fact, type FactsOn, FIRST_CHECK, isValid, rank, type Unit } from './fact.ts'
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
  upTo: Minor | null
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

/** All tariffs, past and present; `tariffsOn` selects. */
export const tariffFacts: readonly TariffFact[] = [
  row('credit-report', 246_00, 'RSD', ['housing', 'cash', 'car'], 'drawdown', SEEN),
  row('promissory-note', 50_00, 'RSD', ['housing', 'cash', 'car'], 'drawdown', SEEN),
  row('appraisal', 150_00, 'EUR', ['housing'], 'drawdown', '100 to 200 EUR; 100 in older bank examples'),
  row('pledge-statement', 10_080_00, 'RSD', ['housing'], 'drawdown', 'Older bank examples; depends on the amount'),
  row('mortgage-entry', 20_340_00, 'RSD', ['housing'], 'drawdown', ENTRY, { upTo: 6_000_000_00 }),
  row('mortgage-entry', 50_850_00, 'RSD', ['housing'], 'drawdown', ENTRY, { upTo: 30_000_000_00 }),
  row('mortgage-entry', 101_700_00, 'RSD', ['housing'], 'drawdown', ENTRY, { upTo: 60_000_000_00 }),
  row('mortgage-entry', 152_550_00, 'RSD', ['housing'], 'drawdown', ENTRY),
  row('mortgage-entry-tax', 300_00, 'RSD', ['housing'], 'drawdown', ENTRY),
  row('title-extract', 10_00, 'EUR', ['housing'], 'drawdown', 'About 10 EUR in bank examples'),
  row('property-insurance', 40_00, 'EUR', ['housing'], 'yearly', 'About 40 EUR a year in bank examples'),
  row('loan-insurance', 1.5, 'percent', ['housing'], 'drawdown', '1.5 to 4.25 % once: nekretnine.rs, heroldo.com', {
    isOptional: true,
  }),
  row('life-insurance', 100_00, 'EUR', ['housing'], 'yearly', 'About 100 EUR a year, by age', { isOptional: true }),
  row('account', 595_00, 'RSD', ['cash'], 'monthly', 'procreditbank.rs', { isOptional: true }),
  row('payment-insurance', 4.13, 'percent', ['cash'], 'drawdown', 'Up to 4.13 % once: raiffeisenbank.rs', {
    isOptional: true,
  }),
  row('vehicle-pledge', 6_000_00, 'RSD', ['car'], 'drawdown', '1.000 to 6.000 RSD: expobank.rs'),
  row('vehicle-insurance', 3, 'percent', ['car'], 'yearly', '2 to 5 % of the value a year, common knowledge', {
    base: 'price',
    isOptional: true,
  }),
]

function row(
  fact: TariffName,
  value: number,
  kind: Currency | 'percent',
  products: readonly Product[],
  due: Cost['due'],
  source: string,
  rest: Partial<Pick<TariffFact, 'upTo' | 'base' | 'isOptional'>> = {},
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
    checkedOn: FIRST_CHECK,
    ...rest,
  }
}
