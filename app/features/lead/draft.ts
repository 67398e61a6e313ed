/** The way back of a draft that `keep-draft.ts` has kept. */
import { isTouched } from '#app/navigation/keep-typed.ts'
import type { leadContext } from '#app/navigation/visit.ts'
import { names } from './form-fields.ts'
import { type Attempt, DRAFT_KEY, type DraftLine, draftFields, type KeptField, keptField } from './keep-draft.ts'

/** All lines of what is kept, put together. */
export type Draft = {
  /** By their keys; what was kept last holds. */
  fields: Map<string, KeptField>
  shownMs: number
  pointer: typeof leadContext.pointer
  attempts: Attempt[]
}

/** What is kept; undefined where nothing is, or somebody else's text. */
export function readDraft(): Draft | undefined {
  try {
    const lines = sessionStorage.getItem(DRAFT_KEY)?.trim().split('\n').map(parseLine)
    return lines && joined(lines)
  } catch {
    return undefined // no storage, or no lines of ours in it
  }
}

function joined(lines: DraftLine[]): Draft {
  return {
    fields: new Map(lines.flatMap(([fields]) => fields).map((field) => [field[0], field])),
    shownMs: lines.reduce((sum, [, shownMs]) => sum + shownMs, 0),
    pointer: lines.find(([, , pointer]) => pointer)?.[2] ?? undefined,
    attempts: lines.flatMap(([, , , attempts]) => attempts ?? []),
  }
}

/** @throws when it is none of ours: that of another build may not be, and just then pages are loaded again */
function parseLine(text: string): DraftLine {
  const line = JSON.parse(text) as DraftLine // unless this throws
  const isOurs = line[0].every((field) => typeof field[0] === 'string') && typeof line[1] === 'number'
  if (!isOurs) throw new TypeError('no line of a draft')
  return line
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // nothing was kept either
  }
}

/** Boxes that were ticked and are not on the page: their list is still to come, or one kind of loan is preselected. */
export function absentTicks(): KeptField[] {
  const present = new Set(draftFields().map((field) => keptField(field)[0]))
  return [...(readDraft()?.fields.values() ?? [])].filter(([key, , isTicked]) => isTicked && !present.has(key))
}

/** Adds the kinds of loan that were ticked before the page was loaded again, where their list has not come since. */
export function addAbsentLoanTypes(fields: FormData): void {
  if (draftFields().some(({ name }) => name === names.loanType)) return
  for (const [key, value] of absentTicks()) {
    if (key.startsWith(names.loanType)) fields.append(names.loanType, value)
  }
}

/**
 * Writes a draft into fields nobody has touched yet: Firefox fills in most of them by itself.
 *
 * @returns whether a text came back
 */
export function restoreDraft(draft: Draft, fields: HTMLInputElement[]): boolean {
  let hasText = false
  const sliders: HTMLInputElement[] = []
  for (const field of fields) {
    const [, value, isTicked] = draft.fields.get(keptField(field)[0]) ?? []
    if (value === undefined || isTicked === undefined) continue
    if (!isTouched(field)) {
      if (field.type === 'checkbox') field.checked = isTicked
      else field.value = value
      if (field.type === 'range') sliders.push(field)
    }
    const isText = field.type !== 'checkbox' && field.type !== 'range'
    hasText ||= isText && value !== '' && field.value === value
  }
  // They draw themselves by it; each looks at the other, so both stand at their places first.
  for (const slider of sliders) slider.dispatchEvent(new Event('input', { bubbles: true }))
  return hasText
}
