import type { Product } from '#core/facts/products.ts'
import type { MiniTerms } from './mini-loan.ts'

/** What was set earlier in this document: kept for a return from the full calculator by client-side navigation. */
export const kept: { product?: Product | undefined; terms: Partial<Record<Product, MiniTerms>> } = { terms: {} }
