import type { Reading } from '#core/money/read.ts'
import { type Choices, type Entry, isCost, limitsOf, withEntry } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { offeredCosts } from './loan.ts'
import { countable, entries, isActive, isAsked, readEntry } from './quantities.ts'
import { numberWithin, type Refusal } from './typed-number.ts'

/** The text of a field while it is typed into, or as long as it is invalid. */
export type Drafts = Partial<Record<Entry, string>>

/** Why an entry is invalid, and the value that is offered instead. */
export type Problem = Refusal & {
  /** What the largest value follows from, if that is another field. */
  cause?: 'price' | 'term' | undefined
}

/** The invalid fields. */
export type Problems = Partial<Record<Entry, Problem>>

/** The choices with every valid draft applied; a change of another field may have made a draft valid. */
export function withDrafts(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Choices {
  return entries.reduce((known, entry) => {
    const draft = drafts[entry]
    if (draft === undefined) return known
    const reading = readEntry(entry, draft, known.currency)
    const { min, max } = limitsOf(facts, known, entry)
    const isAllowed = reading.ok && reading.value >= min && reading.value <= max
    return isAllowed ? withEntry(known, entry, reading.value) : known
  }, choices)
}

/** The problems that prevent a calculation. */
export function problemsOf(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Problems {
  const found = entries.flatMap((entry) => {
    const draft = drafts[entry]
    // A draft is checked if its field is visible; a value only if it affects the result. Values of costs are always
    // valid.
    if (!isAsked(entry, facts, choices)) return []
    if (draft === undefined && (isCost(entry) || !isActive(entry, facts, choices))) return []
    const problem = problemOf(facts, choices, entry, draft)
    return problem ? [[entry, problem] as const] : []
  })
  return Object.fromEntries(found)
}

function problemOf(
  facts: CalculatorFacts,
  choices: Choices,
  entry: Entry,
  draft: string | undefined,
): Problem | undefined {
  // If the text does not tell how much was meant, the current value is offered.
  const value = valueFor(facts, choices, entry)
  const reading: Reading = draft === undefined ? { ok: true, value } : readEntry(entry, draft, choices.currency)
  const result = numberWithin(reading, limitsOf(facts, choices, entry), value, (meant) => countable(entry, meant))
  if (result.ok) return undefined
  const { refusal } = result
  return refusal.code === 'too-large' ? { ...refusal, cause: causeOf(facts, choices, entry, refusal) } : refusal
}

/** The current value of an entry; for a cost its sum or the usual one, even if it is not included. */
function valueFor(facts: CalculatorFacts, choices: Choices, entry: Entry): number {
  if (!isCost(entry)) return choices[entry]
  const chosen = choices.costs[entry]
  if (typeof chosen === 'number') return chosen
  return offeredCosts(facts, choices).find(({ id }) => id === entry)?.amount ?? 0
}

/** What the largest value of an entry follows from: a deposit must leave something to borrow. */
function causeOf(facts: CalculatorFacts, { amount }: Choices, entry: Entry, { max, given }: Refusal): Problem['cause'] {
  const isAllPaid =
    (entry === 'deposit' && given !== undefined && given >= amount) ||
    (entry === 'depositPercent' && given !== undefined && given >= 100)
  if (isAllPaid) return 'price'
  const isCut =
    (entry === 'graceMonths' && max < facts.grace.max) || (entry === 'fixedMonths' && max < facts.fixedTerm.max)
  return isCut ? 'term' : undefined
}
