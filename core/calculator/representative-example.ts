import { middleRate } from '#core/facts/middle-rate.ts'
import { knownLimits, type Product, type ProductField, productCurrencies } from '#core/facts/products.ts'
import { rule } from '#core/facts/rules.ts'
import { type TariffCost, tariffCosts } from '#core/facts/tariff-costs.ts'
import { type TariffFact, tariffsOn } from '#core/facts/tariffs.ts'
import type { LoanInput } from '#core/loan/loan-figures.ts'
import { type Currency, type Minor, percentOf } from '#core/money/minor.ts'
import type { Known } from '#core/owner/known.ts'

/** The loan of a representative example. */
export type ExampleLoan = LoanInput & {
  product: Product
  currency: Currency
  /** Price of the property or vehicle; of a cash loan the sum borrowed. */
  price: Minor
  depositPercent: number
  ratePercent: number
  feePercent: number
}

/** The loan a product's page talks about: what its calculator starts from. */
export function exampleLoan(product: Product, known: Known): ExampleLoan {
  const [currency] = productCurrencies[product]
  const start = (field: ProductField) => knownLimits(product, field, known, currency).default
  const price = start('amount')
  const depositPercent = product === 'cash' ? 0 : start('deposit')
  return {
    product,
    currency,
    price,
    depositPercent,
    principal: price - percentOf(price, depositPercent),
    months: start('term'),
    ratePercent: start('rate'),
    feePercent: start('fee'),
  }
}

/** The longest term banks usually offer, in months; where that is not known, the longest the calculator accepts. */
export function usualTerm(product: Product, known: Known): number {
  const usual = product === 'car' ? rule('car.usual-term', known)?.value : undefined
  return usual ?? knownLimits(product, 'term', known, productCurrencies[product][0]).max
}

/** What third parties charge for the loan, in its currency; empty while no middle rate is known. */
export function tariffCostsOf(loan: ExampleLoan, known: Known): TariffCost<TariffFact>[] {
  const { product, principal, price, currency } = loan
  const dinars = middleRate(known)?.value
  if (dinars === undefined) return []
  return tariffCosts(tariffsOn(product, known), { loan: principal, price, currency, middleRate: dinars })
}

/** The compulsory ones among them: without these the loan is not granted, so EKS counts them. */
export function neededCosts(loan: ExampleLoan, known: Known): TariffCost<TariffFact>[] {
  return tariffCostsOf(loan, known).filter(({ tariff }) => !tariff.isOptional)
}
