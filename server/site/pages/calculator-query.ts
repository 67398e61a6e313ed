import { calculatorKeys } from '#core/calculator/address.ts'

const MAX_VALUE_LENGTH = 40 // longer than any number in range; the rest is cut off

/**
 * The normalised calculator part of a query: known keys only, each once, in a fixed order.
 *
 * @returns a query with its `?`, or '' when it has no calculator keys (`?referral=…`): the prerendered page serves then
 */
export function calculatorQuery(search: string): string {
  const asked = new URLSearchParams(search)
  const allowed = new URLSearchParams()
  for (const key of calculatorKeys) {
    const value = asked.get(key)
    if (value !== null) allowed.set(key, value.slice(0, MAX_VALUE_LENGTH))
  }
  return allowed.size === 0 ? '' : `?${allowed}`
}
