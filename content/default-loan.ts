/** The loan a calculator opens with, which the home page and the social images take as their example. */
import { type ProductField, productLimits } from '#core/facts/products.ts'
import { type Currency, type Minor, share } from '#core/money/minor.ts'
import type { Product } from './page.ts'

export type DefaultLoan = {
  currency: Currency
  /** Price of the property or car; of a cash loan the sum borrowed. */
  price: Minor
  depositPercent: number
  /** Sum borrowed. */
  principal: Minor
  ratePercent: number
  feePercent: number
  months: number
}

/** The default loan of a product on a day; undefined where one of its facts does not hold. */
export function defaultLoan(product: Product, today: string): DefaultLoan | undefined {
  const currency = product === 'cash' ? 'RSD' : 'EUR'
  const start = (field: ProductField) => productLimits(product, field, today, currency)?.default
  const [price, months, ratePercent, feePercent] = [start('amount'), start('term'), start('rate'), start('fee')]
  if (price === undefined || months === undefined || ratePercent === undefined || feePercent === undefined) return
  const depositPercent = start('deposit') ?? 0 // a cash loan has none
  const principal = price - share(price, depositPercent)
  return { currency, price, depositPercent, principal, ratePercent, feePercent, months }
}
