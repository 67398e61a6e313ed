import { nearestAllowed } from '#core/facts/limits.ts'
import { type Currency, type Minor, percentOf } from '#core/money/minor.ts'
import type { CalculatorFacts } from './facts.ts'
import { type Choices, type CostId, type FieldKey, isCost, limitsOf, type Quantity, quantities } from './fields.ts'
import type { RateKind } from './options.ts'

/** The defaults of a calculator, in a currency of its product. */
export function startingChoices(facts: CalculatorFacts, currency: Currency = facts.currencies[0]): Choices {
  const numbers = Object.fromEntries(quantities.map((quantity) => [quantity, 0])) as Record<Quantity, number> // forgets its keys
  const choices: Choices = {
    ...numbers,
    currency,
    depositBy: 'percent',
    depositUnit: 'money',
    termUnit: facts.product === 'housing' ? 'years' : 'months',
    rateKind: 'fixed',
    repayment: 'annuity',
    costs: {},
  }
  // In the order of the table, because some limits depend on choices.
  for (const quantity of quantities) choices[quantity] = limitsOf(facts, choices, quantity).default
  return choices
}

/**
 * The choices with one quantity set. Deposit and percentage stay consistent: the one set last is kept when the price
 * changes, and the other follows.
 */
export function withQuantity(choices: Choices, quantity: Quantity, value: number): Choices {
  const next = { ...choices, [quantity]: value }
  if (quantity === 'deposit') next.depositBy = 'money'
  if (quantity === 'depositPercent') next.depositBy = 'percent'
  if (next.depositBy === 'percent') next.deposit = percentOf(next.amount, next.depositPercent)
  else next.depositPercent = asPercentOf(next.deposit, next.amount)
  return next
}

/** The choices with a field set; a cost of 0 is left out. */
export function withField(choices: Choices, field: FieldKey, value: number): Choices {
  return isCost(field) ? withCost(choices, field, value || undefined) : withQuantity(choices, field, value)
}

/** The choices with another kind of rate; the fixed period, which may now be visible, is cut to its limits. */
export function withRateKind(facts: CalculatorFacts, choices: Choices, rateKind: RateKind): Choices {
  const next = { ...choices, rateKind }
  return { ...next, fixedMonths: nearestAllowed(limitsOf(facts, next, 'fixedMonths'), next.fixedMonths) }
}

/** The choices with a cost, or without it. */
export function withCost(choices: Choices, id: CostId, amount: Minor | 'usual' | undefined): Choices {
  const { [id]: _, ...others } = choices.costs
  return { ...choices, costs: amount === undefined ? others : { ...others, [id]: amount } }
}

/** The side of the deposit that its one field shows. */
export function depositField({ depositUnit }: Pick<Choices, 'depositUnit'>): 'deposit' | 'depositPercent' {
  return depositUnit === 'money' ? 'deposit' : 'depositPercent'
}

/** Enough decimals that the percentage gives the same sum back, to the minor unit. */
function asPercentOf(part: Minor, whole: Minor): number {
  return Number(((100 * part) / whole).toFixed(8))
}
