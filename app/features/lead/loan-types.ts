import { fetchWithin } from '#app/browser/fetch-within.ts'
import { loanTypeNames } from '#content/lead-form.ts'
import type { Product } from '#core/facts/products.ts'
import type { LoanType } from '#core/lead/lead.ts'
import { LOAN_TYPES_PATH } from '#core/lead/wire.ts'

const TIMEOUT_MS = 8000 // sending a lead waits for the list no longer; it then goes out without loan types

let asked: Promise<LoanType[]> | undefined

function isLoanType(value: unknown): value is LoanType {
  if (typeof value !== 'object' || value === null) return false
  const { id, name } = value as Partial<LoanType> // checked in the next line
  return Number.isInteger(id) && typeof name === 'string' && name !== ''
}

async function fetchLoanTypes(): Promise<LoanType[]> {
  const response = await fetchWithin(TIMEOUT_MS, LOAN_TYPES_PATH)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const body: { data?: unknown } = await response.json()
  if (!Array.isArray(body.data)) throw new Error('no list in the answer')
  return body.data.filter(isLoanType)
}

/** The loan types, fetched once; after a failure an empty list (specification §7.1), and the next call tries again. */
export function loanTypes(): Promise<LoanType[]> {
  asked ??= fetchLoanTypes().catch((error: unknown) => {
    console.error('[kreditokaz] loan_types not loaded:', error)
    asked = undefined
    return []
  })
  return asked
}

/** Those of a product, found by their names (contract §3.8); none where the list calls them otherwise. */
export function loanTypesOf(product: string | undefined, types: LoanType[]): LoanType[] {
  const name = loanTypeNames[product as Product] // as `LeadButton` wrote it; undefined for none
  return types.filter((type) => type.name === name)
}
