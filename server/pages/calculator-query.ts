import { calculatorKeys } from '#core/site/calculator-query.ts'

const MAX_VALUE_LENGTH = 40 // longer than any number in range; the rest says nothing more

/**
 * The part of a query that a calculator is drawn from, its keys in one order, each once; a page asked with others only
 * (`?referral=…`) is the prerendered one.
 *
 * @returns a query with its `?`, or '' when it holds nothing for the calculator
 */
export function calculatorQuery(search: string): string {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of calculatorKeys) {
    const value = asked.get(key)
    if (value !== null) kept.set(key, value.slice(0, MAX_VALUE_LENGTH))
  }
  return kept.size === 0 ? '' : `?${kept}`
}
