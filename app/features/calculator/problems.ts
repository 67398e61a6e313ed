import { errors } from '#content/calculator.ts'
import { nearestAllowed } from '#core/facts/limits.ts'
import type { Reading } from '#core/money/read.ts'
import { type Choices, type Entry, isCost, limitsOf, withEntry } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { offeredCosts } from './loan.ts'
import { countable, entries, fieldText, isActive, isAsked, kindOf, readEntry, written } from './quantities.ts'

/** The text of a field while it is typed into, or as long as it is invalid. */
export type Drafts = Partial<Record<Entry, string>>

/** Why an entry is invalid, and the value that is offered instead. */
export type Problem = { code: string; text: string; limit: { value: number; text: string } }

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
  const reading: Reading =
    draft === undefined
      ? { ok: true, value: valueFor(facts, choices, entry) }
      : readEntry(entry, draft, choices.currency)
  const limits = limitsOf(facts, choices, entry)
  const { min, max } = limits
  const tooSmall = () => refusal('too-small', min, errors.tooSmall)
  const tooLarge = (value: number) =>
    refusal('too-large', max, wordsAbove(entry, facts, max, isWholePrice(choices, entry, value)))
  if (reading.ok) {
    const { value } = reading
    if (value < min) return tooSmall()
    return value > max ? tooLarge(value) : undefined
  }
  if (reading.error === 'negative') return tooSmall()
  if (reading.error === 'too-large') return tooLarge(Infinity)
  const isFraction = reading.error === 'too-precise' && kindOf(entry) === 'months'
  const words = isFraction ? errors.wholeMonths : errors.reading[reading.error]
  const allowed = errors.allowed(fieldText(entry, min), written(entry, max, choices.currency))
  // If the text does not tell how much was meant, the previous value is offered.
  const meant = reading.error === 'too-precise' ? countable(entry, reading.meant) : valueFor(facts, choices, entry)
  return refusal(reading.error, nearestAllowed(limits, meant), () => `${words} ${allowed}`)

  function refusal(code: string, limit: number, words: (limit: string) => string): Problem {
    const text = written(entry, limit, choices.currency)
    return { code, text: words(text), limit: { value: limit, text } }
  }
}

/** The current value of an entry; for a cost its sum or the usual one, even if it is not included. */
function valueFor(facts: CalculatorFacts, choices: Choices, entry: Entry): number {
  if (!isCost(entry)) return choices[entry]
  const chosen = choices.costs[entry]
  if (typeof chosen === 'number') return chosen
  return offeredCosts(facts, choices).find(({ id }) => id === entry)?.amount ?? 0
}

/** The message for a value that is too large; it names the other field if the limit depends on one. */
function wordsAbove(entry: Entry, facts: CalculatorFacts, max: number, isAllPaid: boolean): (limit: string) => string {
  if (isAllPaid) return errors.depositTooLarge
  if (entry === 'graceMonths' && max < facts.grace.max) return errors.graceTooLong
  if (entry === 'fixedMonths' && max < facts.fixedTerm.max) return errors.fixedTermTooLong
  return errors.tooLarge
}

/** A deposit that leaves nothing to borrow. */
function isWholePrice({ amount }: Choices, entry: Entry, value: number): boolean {
  return (entry === 'deposit' && value >= amount) || (entry === 'depositPercent' && value >= 100)
}
