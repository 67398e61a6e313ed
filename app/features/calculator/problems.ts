import { errors } from '#content/calculator.ts'
import { nearestAllowed } from '#core/facts/limits.ts'
import type { Choices, Quantity } from './choices.ts'
import { limitsOf, withQuantity } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { fieldText, isActive, isAsked, kindOf, quantities, readQuantity, written } from './quantities.ts'

/** What stands in a field while it is typed into, or as long as it is refused. */
export type Drafts = Partial<Record<Quantity, string>>

/** Why an entry is refused, and the value that is offered instead. */
export type Problem = { code: string; text: string; limit: { value: number; text: string } }

export type Problems = Partial<Record<Quantity, Problem>>

/** The choices with every draft that they allow: what one field refuses, a change of another may let in. */
export function withDrafts(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Choices {
  return quantities.reduce((known, quantity) => {
    const draft = drafts[quantity]
    if (draft === undefined) return known
    const reading = readQuantity(quantity, draft)
    const { min, max } = limitsOf(facts, known, quantity)
    const isAllowed = reading.ok && reading.value >= min && reading.value <= max
    return isAllowed ? withQuantity(known, quantity, reading.value) : known
  }, choices)
}

/** What stands in the way of a calculation; empty when nothing does. */
export function problemsOf(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Problems {
  const found = quantities.flatMap((quantity) => {
    const draft = drafts[quantity]
    // A draft is wrong wherever it is seen; a value only while it counts.
    const isLookedAt = draft === undefined ? isActive : isAsked
    if (!isLookedAt(quantity, facts, choices)) return []
    const problem = problemOf(facts, choices, quantity, draft)
    return problem ? [[quantity, problem] as const] : []
  })
  return Object.fromEntries(found)
}

function problemOf(
  facts: CalculatorFacts,
  choices: Choices,
  quantity: Quantity,
  draft: string | undefined,
): Problem | undefined {
  const reading = draft === undefined ? undefined : readQuantity(quantity, draft)
  const limits = limitsOf(facts, choices, quantity)
  const { min, max } = limits
  if (reading && !reading.ok && reading.error !== 'negative' && reading.error !== 'too-large') {
    const isFraction = reading.error === 'too-precise' && kindOf(quantity) === 'months'
    const words = isFraction ? errors.wholeMonths : errors.reading[reading.error]
    const allowed = errors.allowed(fieldText(quantity, min), written(quantity, max, choices.currency))
    // Nothing says how much was meant, so what stood there before is offered.
    return refusal(reading.error, nearestAllowed(limits, choices[quantity]), () => `${words} ${allowed}`)
  }
  const value = reading
    ? reading.ok
      ? reading.value
      : reading.error === 'negative'
        ? -1
        : Infinity
    : choices[quantity]
  if (value < min) return refusal('too-small', min, errors.tooSmall)
  if (value > max) return refusal('too-large', max, wordsAbove(quantity, facts, max))
  return undefined

  function refusal(code: string, limit: number, words: (limit: string) => string): Problem {
    const text = written(quantity, limit, choices.currency)
    return { code, text: words(text), limit: { value: limit, text } }
  }
}

/** Where the limit comes from another field, it says so. */
function wordsAbove(quantity: Quantity, facts: CalculatorFacts, max: number): (limit: string) => string {
  if (quantity === 'deposit' || quantity === 'depositPercent') return errors.depositTooLarge
  if (quantity === 'graceMonths' && max < facts.grace.max) return errors.graceTooLong
  if (quantity === 'fixedMonths' && max < facts.fixedTerm.max) return errors.fixedTermTooLong
  return errors.tooLarge
}
