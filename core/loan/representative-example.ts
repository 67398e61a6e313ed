import type { Product } from '#core/facts/products.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Percent } from '#core/money/decimal.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import type { LoanInput, LoanPlan } from './loan-plan.ts'

/** What an example says beside the loan itself. */
export type ExampleSubject = {
  product: Product
  currency: Currency
  /** Price and the buyer's own share, for a purchase. */
  purchase?: { price: Minor; deposit: Minor }
  /** How the nominal rate behaves; `index` and `margin` where it varies. */
  rate: { kind: 'fixed' } | { kind: 'variable' | 'combined'; index: Percent; margin: Percent; fixedMonths?: number }
  /** The day the effective rate was computed. */
  computedOn: IsoDate
}

/** One of the eight items of a representative example. */
export type ExampleItem =
  | { item: 'kind'; product: Product }
  | { item: 'amount'; amount: Minor; currency: Currency; purchase: { price: Minor; deposit: Minor } | undefined }
  | { item: 'currency'; currency: Currency; isIndexed: boolean }
  | { item: 'term'; months: number }
  | { item: 'nominal-rate'; ratePercent: Percent; rate: ExampleSubject['rate'] }
  | { item: 'effective-rate'; percent: string | undefined; computedOn: IsoDate }
  | { item: 'repayment'; count: number; instalment: Minor; lastInstalment: Minor; total: Minor; currency: Currency }
  | { item: 'costs'; interest: Minor; fee: Minor; costs: LoanPlan['costs']; total: Minor; currency: Currency }

/**
 * A representative example as data, in the legal order: kind, amount, currency and indexing, term, nominal rate,
 * effective rate with its date, instalment and total, all costs. The effective rate is the one with all costs given.
 *
 * @see docs/sources.md#reprezentativni-primer
 */
export function representativeExample(
  { product, currency, purchase, rate, computedOn }: ExampleSubject,
  { ratePercent }: LoanInput,
  plan: LoanPlan,
): ExampleItem[] {
  return [
    { item: 'kind', product },
    { item: 'amount', amount: plan.principal, currency, purchase },
    { item: 'currency', currency, isIndexed: currency === 'EUR' }, // loans in euros are repaid in dinars, indexed
    { item: 'term', months: plan.months },
    { item: 'nominal-rate', ratePercent, rate },
    { item: 'effective-rate', percent: plan.effectiveRateWithCostsPercent, computedOn },
    {
      item: 'repayment',
      count: plan.months,
      instalment: plan.instalment,
      lastInstalment: plan.lastInstalment,
      total: plan.totalRepayment,
      currency,
    },
    {
      item: 'costs',
      interest: plan.totalInterest,
      fee: plan.fee,
      costs: plan.costs,
      total: plan.totalCost,
      currency,
    },
  ]
}
