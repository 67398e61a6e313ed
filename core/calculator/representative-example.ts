import { knownLimits, type Product, type ProductField, productCurrencies } from '#core/facts/products.ts'
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
