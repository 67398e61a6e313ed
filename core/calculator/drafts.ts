import { withField } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'
import { readField } from './field-text.ts'
import { type Choices, type FieldKey, fieldKeys, limitsOf } from './fields.ts'

/** The text of a field while it is typed into, or as long as it is invalid. */
export type Drafts = Partial<Record<FieldKey, string>>

/** The choices with every valid draft applied; a change of another field may have made a draft valid. */
export function withDrafts(facts: CalculatorFacts, choices: Choices, drafts: Drafts): Choices {
  return fieldKeys.reduce((known, field) => {
    const draft = drafts[field]
    if (draft === undefined) return known
    const reading = readField(field, draft, known)
    const { min, max } = limitsOf(facts, known, field)
    const isAllowed = reading.ok && reading.value >= min && reading.value <= max
    return isAllowed ? withField(known, field, reading.value) : known
  }, choices)
}

/** The drafts without that of a field. */
export function omitDraft(drafts: Drafts, field: FieldKey): Drafts {
  const { [field]: _, ...others } = drafts
  const rest: Drafts = others
  // Sum and percentage of the deposit are one quantity: typing one discards a draft of the other.
  if (field === 'deposit') delete rest.depositPercent
  if (field === 'depositPercent') delete rest.deposit
  return rest
}

/** The drafts of some fields. */
export function filterDrafts(drafts: Drafts, isIncluded: (field: FieldKey) => boolean): Drafts {
  // Object.entries forgets the key type.
  return Object.fromEntries(Object.entries(drafts).filter(([field]) => isIncluded(field as FieldKey)))
}
