import type { Minor } from '#core/money/minor.ts'
import { nominalYearly } from './binary-rate.ts'
import { internalRate } from './internal-rate.ts'

/**
 * The nominal rate (NKS) behind a known instalment: the inverse of `annuity`.
 *
 * The instalment is rounded, so only a few decimals of the rate are significant: the smaller the loan, the fewer.
 *
 * @returns percent a year with `decimals` decimals; undefined when the instalments do not even repay the principal
 * @example nominalRate(8_600_000_00, 64_423_43, 240) // '6.5600'
 * @see docs/sources.md#kamata-iz-rate
 */
export function nominalRate(principal: Minor, instalment: Minor, months: number, decimals = 4): string | undefined {
  if (instalment * months < principal) return undefined
  return internalRate(
    principal,
    Array.from({ length: months }, () => instalment),
    nominalYearly,
    decimals,
  )
}
