import type { MiniLoan } from '#app/features/home/mini-loan.ts'
import { exampleLoan } from '#content/figures.ts'
import { type HomePage, page } from '#content/pages/home.ts'
import { type Limits, productLimits } from '#core/facts/products.ts'

export type HomeData = { page: HomePage; loans: MiniLoan[] }

/** The home page, with what its small calculator may be set to. */
export function home(today: string): HomeData {
  const loans = (['housing', 'cash', 'car'] as const).map((product) => miniLoan(product, today))
  return { page: page(today), loans: loans.filter((loan) => loan !== undefined) }
}

/** Undefined where a fact it rests on no longer holds. */
function miniLoan(product: MiniLoan['product'], today: string): MiniLoan | undefined {
  const { currency, depositPercent, ratePercent, feePercent } = exampleLoan(product, today)
  const price = productLimits(product, 'amount', today, currency)
  const months = productLimits(product, 'term', today)
  if (!price || !months) return undefined
  return { product, currency, price: inUnits(price), depositPercent, months, ratePercent, feePercent }
}

/** In whole units; the least price on a step, because a native slider counts its steps from there. */
function inUnits({ min, max, step, default: start }: Limits): Limits {
  return { min: (Math.ceil(min / step) * step) / 100, max: max / 100, step: step / 100, default: start / 100 }
}
