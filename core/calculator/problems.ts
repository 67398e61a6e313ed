import type { Reading } from '#core/money/read.ts'
import type { Drafts } from './drafts.ts'
import type { CalculatorFacts } from './facts.ts'
import { countable, readField } from './field-text.ts'
import { type Choices, type FieldKey, fieldKeys, isActive, isAsked, isCost, limitsOf } from './fields.ts'
import { offeredCosts } from './loan.ts'
import { numberWithin, type Refusal } from './typed-number.ts'

/** Why a field is invalid, and the value that is offered instead. */
export type Problem = Refusal & {
  /** What the largest value follows from, if that is another field. */
  cause?: 'price' | 'term' | undefined
}

/** The invalid fields. */
export type Problems = Partial<Record<FieldKey, Problem>>

/** The problems that prevent a calculation. */
export function problemsOf(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Problems {
  const found = fieldKeys.flatMap((field) => {
    const draft = drafts[field]
    // A draft is checked if its field is visible; a value only if it affects the result. Values of costs are always
    // valid.
    if (!isAsked(facts, choices, field)) return []
    if (draft === undefined && (isCost(field) || !isActive(facts, choices, field))) return []
    const problem = problemOf(facts, choices, field, draft)
    return problem ? [[field, problem] as const] : []
  })
  return Object.fromEntries(found)
}

/** Whether all is valid. */
export function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0
}

function problemOf(
  facts: CalculatorFacts,
  choices: Choices,
  field: FieldKey,
  draft: string | undefined,
): Problem | undefined {
  // If the text does not tell how much was meant, the current value is offered.
  const value = valueFor(facts, choices, field)
  const reading: Reading = draft === undefined ? { ok: true, value } : readField(field, draft, choices)
  const result = numberWithin(reading, limitsOf(facts, choices, field), value, (meant) => countable(field, meant))
  if (result.ok) return undefined
  const { refusal } = result
  return refusal.code === 'too-large' ? { ...refusal, cause: causeOf(facts, choices, field, refusal) } : refusal
}

/** The current value of a field; for a cost its sum or the usual one, even if it is not included. */
function valueFor(facts: CalculatorFacts, choices: Choices, field: FieldKey): number {
  if (!isCost(field)) return choices[field]
  const chosen = choices.costs[field]
  if (typeof chosen === 'number') return chosen
  return offeredCosts(facts, choices).find(({ id }) => id === field)?.amount ?? 0
}

/** What the largest value of a field follows from: a deposit must leave something to borrow. */
function causeOf(
  facts: CalculatorFacts,
  { amount }: Choices,
  field: FieldKey,
  { max, given }: Refusal,
): Problem['cause'] {
  const isAllPaid =
    (field === 'deposit' && given !== undefined && given >= amount) ||
    (field === 'depositPercent' && given !== undefined && given >= 100)
  if (isAllPaid) return 'price'
  const isCut =
    (field === 'graceMonths' && max < facts.grace.max) || (field === 'fixedMonths' && max < facts.fixedTerm.max)
  return isCut ? 'term' : undefined
}
