import { depositField } from './choices.ts'
import { type Drafts, omitDraft } from './drafts.ts'
import type { Choices, FieldKey } from './fields.ts'
import type { OptionAction } from './options.ts'
import type { Problems } from './problems.ts'

/** Changes the unit of a field. */
export type UnitAction = Extract<OptionAction, { type: 'term-unit' | 'deposit-unit' }>

/** The field that a text is meant for: the one field of the deposit may have changed its unit before hydration. */
export function fieldInUnit(choices: Choices, field: FieldKey): FieldKey {
  return field === 'deposit' || field === 'depositPercent' ? depositField(choices) : field
}

/** Valid values are written in the other unit; an invalid text stays, because it may have been meant in that. */
export function inOtherUnit(
  { choices, drafts, problems }: { choices: Choices; drafts: Drafts; problems: Problems },
  action: UnitAction,
): { choices: Choices; drafts: Drafts } {
  const isTerm = action.type === 'term-unit'
  const next = { ...choices, ...(isTerm ? { termUnit: action.termUnit } : { depositUnit: action.depositUnit }) }
  const field = isTerm ? 'months' : depositField(choices)
  const text = field in problems ? drafts[field] : undefined
  const others = omitDraft(drafts, field)
  return {
    choices: next,
    drafts: text === undefined ? others : { ...others, [isTerm ? field : depositField(next)]: text },
  }
}
