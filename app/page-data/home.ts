import type { MiniLoan } from '#app/features/home/mini-loan.ts'
import { type HomePage, page } from '#content/pages/home.ts'
import { keyOf } from '#core/calculator/fields.ts'
import { exampleLoan } from '#core/calculator/representative-example.ts'
import { knownLimits, type Limits, type Product, productNames } from '#core/facts/products.ts'
import type { Known } from '#core/owner/known.ts'

type HomeData = { page: HomePage; loans: MiniLoan[] }

/** The home page, with the loans of its small calculator. */
export function home(known: Known): HomeData {
  return { page: page(known), loans: productNames.map((product) => miniLoan(product, known)) }
}

function miniLoan(product: Product, known: Known): MiniLoan {
  const { currency, depositPercent, ratePercent, feePercent } = exampleLoan(product, known)
  const price = inUnits(knownLimits(product, 'amount', known, currency))
  const months = knownLimits(product, 'term', known, currency)
  const keys = { price: keyOf({ product }, 'amount') ?? '', months: keyOf({ product }, 'months') ?? '' }
  return { product, currency, price, depositPercent, months, ratePercent, feePercent, keys }
}

/** In whole units of the currency; the minimum rounded up to a step, because a native slider counts steps from it. */
function inUnits({ min, max, step, default: start }: Limits): Limits {
  return { min: (Math.ceil(min / step) * step) / 100, max: max / 100, step: step / 100, default: start / 100 }
}
