import type { Product } from '#core/facts/products.ts'
import type { MiniTerms } from './mini-loan.ts'

/** What was set on this visit: whoever comes back from the full calculator finds it as it was. Empty in every new document. */
export const kept: { product?: Product | undefined; terms: Partial<Record<Product, MiniTerms>> } = { terms: {} }
