import { errors } from '#content/calculator.ts'
import { nearestAllowed } from '#core/facts/limits.ts'
import type { Reading } from '#core/money/read.ts'
import { type Choices, type Entry, isCost, limitsOf, withEntry } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { offeredCosts } from './loan.ts'
import { countable, entries, fieldText, isActive, isAsked, kindOf, readEntry, written } from './quantities.ts'

/** What stands in a field while it is typed into, or as long as it is refused. */
export type Drafts = Partial<Record<Entry, string>>

/** Why an entry is refused, and the value that is offered instead. */
export type Problem = { code: string; text: string; limit: { value: number; text: string } }

export type Problems = Partial<Record<Entry, Problem>>

/** The choices with every draft that they allow: what one field refuses, a change of another may let in. */
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

/** What stands in the way of a calculation; empty when nothing does. */
export function problemsOf(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Problems {
  const found = entries.flatMap((entry) => {
    const draft = drafts[entry]
    // A draft is wrong wherever it is seen; a value only while it counts, and a cost counts no other than an allowed one.
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
  // Where nothing says how much was meant, what stood there before is offered.
  const meant = reading.error === 'too-precise' ? countable(entry, reading.meant) : valueFor(facts, choices, entry)
  return refusal(reading.error, nearestAllowed(limits, meant), () => `${words} ${allowed}`)

  function refusal(code: string, limit: number, words: (limit: string) => string): Problem {
    const text = written(entry, limit, choices.currency)
    return { code, text: words(text), limit: { value: limit, text } }
  }
}

/** What counts for an entry, or would: of a cost its sum, or what is usual. */
function valueFor(facts: CalculatorFacts, choices: Choices, entry: Entry): number {
  if (!isCost(entry)) return choices[entry]
  const chosen = choices.costs[entry]
  if (typeof chosen === 'number') return chosen
  return offeredCosts(facts, choices).find(({ id }) => id === entry)?.amount ?? 0
}

/** Where the limit comes from another field, it says so. */
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
