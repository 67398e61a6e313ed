import type { CalculatorFacts } from './facts.ts'
import { type Choices, limitsOf, type Quantity } from './fields.ts'
import type { OptionAction } from './options.ts'
import type { Problems } from './problems.ts'

/** A number that was probably meant in the other unit of its field. It is offered, and never taken by itself. */
export type Meant = {
  quantity: Quantity
  /** In that unit. */
  value: number
  /** Changes the unit. */
  action: OptionAction
}

/** A loan for a home: nobody has years below or above these, or fewer months. */
const [FEWEST_YEARS, MOST_YEARS, FEWEST_MONTHS] = [5, 40, 60]

/** What a term was meant as: 25 months for a home are 25 years, 300 years are 300 months. */
export function meantTerm(facts: CalculatorFacts, choices: Choices, problems: Problems): Meant | undefined {
  if (facts.product !== 'housing') return undefined
  const { min, max } = limitsOf(facts, choices, 'months')
  const months = problems.months ? problems.months.given : choices.months
  if (months === undefined) return undefined
  if (choices.termUnit === 'months') {
    const value = 12 * months
    const isMeant = months >= FEWEST_YEARS && months <= MOST_YEARS && value <= max
    return isMeant ? { quantity: 'months', value, action: { type: 'term-unit', termUnit: 'years' } } : undefined
  }
  const value = months / 12
  const isMeant = problems.months !== undefined && value >= Math.max(min, FEWEST_MONTHS) && value <= max
  return isMeant ? { quantity: 'months', value, action: { type: 'term-unit', termUnit: 'months' } } : undefined
}

/** What a deposit was meant as: 15.000 % are 15.000 EUR, 20 EUR are 20 %. */
export function meantDeposit(facts: CalculatorFacts, choices: Choices, problems: Problems): Meant | undefined {
  const field = choices.depositUnit === 'money' ? 'deposit' : 'depositPercent'
  const other = field === 'deposit' ? 'depositPercent' : 'deposit'
  const given = problems[field]?.given
  if (given === undefined) return undefined
  const { min, max } = limitsOf(facts, choices, other)
  const value = field === 'deposit' ? given / 100 : given * 100
  const isPercent = other === 'depositPercent'
  if (value < min || value > max || (isPercent && value <= 0)) return undefined
  const depositUnit = isPercent ? 'percent' : 'money'
  return { quantity: other, value, action: { type: 'deposit-unit', depositUnit } }
}
