import { nearestAllowed } from '#core/facts/limits.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, minorOf } from '#core/money/minor.ts'
import { startingChoices, withQuantity } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { type Choices, type CostId, type FieldKey, limitsIn, limitsOf } from './fields.ts'

/**
 * The choices in the other currency: sums converted, rates set to its defaults; so are deposit and term where they are
 * still those of the first, because dinar loans have rules of their own.
 *
 * @returns `corrected` names the sums that were cut by its limits
 */
export function inCurrency(
  facts: CalculatorFacts,
  choices: Choices,
  currency: Currency,
): { choices: Choices; corrected: FieldKey[] } {
  const start = startingChoices(facts, currency)
  const isUntouched = choices.amount === limitsIn(facts.amount, choices.currency).default
  const exchanged = (sum: Minor) =>
    facts.middleRate && converted(minorOf(sum, choices.currency), choices.currency, currency, facts.middleRate.value)
  const keptOr = (value: number, limits: CalculatorFacts['term'], other: number) =>
    value === limitsIn(limits, choices.currency).default ? other : value
  const corrected: FieldKey[] = []
  const allowed = (field: FieldKey, sum: Minor) => {
    const nearest = nearestAllowed(limitsOf(facts, { ...choices, currency }, field), sum)
    if (nearest !== sum) corrected.push(field)
    return nearest
  }
  const amount = (isUntouched ? undefined : exchanged(choices.amount)) ?? start.amount
  const { step } = limitsIn(facts.amount, currency)
  const next: Choices = {
    ...choices,
    currency,
    amount: allowed('amount', Math.round(amount / step) * step),
    months: allowed('months', keptOr(choices.months, facts.term, start.months)),
    ratePercent: start.ratePercent,
    indexPercent: start.indexPercent,
    marginPercent: start.marginPercent,
    costs: {},
  }
  const withDeposit = (others: Choices) => {
    const sum = choices.depositBy === 'money' ? exchanged(choices.deposit) : undefined
    if (sum !== undefined)
      return withQuantity(others, 'deposit', nearestAllowed(limitsOf(facts, others, 'deposit'), sum))
    const kept = facts.deposit && keptOr(choices.depositPercent, facts.deposit, start.depositPercent)
    return kept === undefined ? others : withQuantity(others, 'depositPercent', kept)
  }
  for (const [id, sum] of Object.entries(choices.costs) as [CostId, Minor | 'usual'][]) {
    // entries forget their key type
    const cost = sum === 'usual' ? sum : exchanged(sum)
    if (cost !== undefined) next.costs[id] = cost === 'usual' ? cost : allowed(id, cost)
  }
  return { choices: withDeposit(next), corrected }
}
