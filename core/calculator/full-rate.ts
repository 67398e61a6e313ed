import { effectiveRateWith } from '#core/loan/loan-figures.ts'
import type { CalculatorFacts } from './facts.ts'
import { countedCosts, type Loan, offeredCosts } from './loan.ts'

/**
 * The effective rate with the usual costs without which the loan is not to be had, percent per year.
 *
 * @returns undefined where the visitor has chosen costs, so that the result has that rate already, or none is known
 */
export function fullRatePercent(facts: CalculatorFacts, { choices, figures }: Loan): string | undefined {
  if (countedCosts(facts, choices).length > 0) return undefined
  const costs = offeredCosts(facts, choices).filter(({ isOptional }) => !isOptional)
  return costs.length === 0 ? undefined : effectiveRateWith(costs, figures)
}
