/** Reads and restores the draft that `keep-draft.ts` has stored. */
import { isTouched } from '#app/delivery/keep-typed.ts'
import { LEAD_DRAFT_KEY } from '#core/visit/session-keys.ts'
import { names } from './form-fields.ts'
import { type Attempt, type DraftLine, draftFields, type StoredField, storedField } from './keep-draft.ts'
import type { leadContext } from './lead-context.ts'

/** All stored lines, merged. */
export type Draft = {
  /** By key; the last line wins. */
  fields: Map<string, StoredField>
  shownMs: number
  pointer: typeof leadContext.pointer
  attempts: Attempt[]
}

/** The stored text of the draft, if there is any. */
export function storedDraft(): string | undefined {
  try {
    return sessionStorage.getItem(LEAD_DRAFT_KEY) ?? undefined
  } catch {
    return undefined // no storage
  }
}

/** The stored draft; undefined if there is none, or if another script's text is stored in its place. */
export function readDraft(): Draft | undefined {
  try {
    const lines = storedDraft()?.trim().split('\n').map(parseLine)
    return lines && joined(lines)
  } catch {
    return undefined // not in our format
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

/** @throws if it is not in our format: it may be of another build, because a new build reloads pages */
function parseLine(text: string): DraftLine {
  const line = JSON.parse(text) as DraftLine // unless this throws
  const isOurs = line[0].every((field) => typeof field[0] === 'string') && typeof line[1] === 'number'
  if (!isOurs) throw new TypeError('no line of a draft')
  return line
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(LEAD_DRAFT_KEY)
  } catch {
    // no storage, so nothing was stored
  }
}

/** Checkboxes ticked in the draft but not on the page: the list is still loading, or one loan type is preselected. */
export function absentTicks(): StoredField[] {
  const present = new Set(draftFields().map((field) => storedField(field)[0]))
  return [...(readDraft()?.fields.values() ?? [])].filter(([key, , isTicked]) => isTicked && !present.has(key))
}

/** Adds the loan types that were ticked before a reload, if their list has not loaded since. */
export function addAbsentLoanTypes(fields: FormData): void {
  if (draftFields().some(({ name }) => name === names.loanType)) return
  for (const [key, value] of absentTicks()) {
    if (key.startsWith(names.loanType)) fields.append(names.loanType, value)
  }
}

/**
 * Writes a draft into fields that are still untouched: Firefox restores most of them by itself.
 *
 * @returns whether a text field has its stored text again
 */
export function restoreDraft(draft: Draft, fields: HTMLInputElement[]): boolean {
  let hasText = false
  const sliders: HTMLInputElement[] = []
  for (const field of fields) {
    const [, value, isTicked] = draft.fields.get(storedField(field)[0]) ?? []
    if (value === undefined || isTicked === undefined) continue
    if (!isTouched(field)) {
      if (field.type === 'checkbox') field.checked = isTicked
      else field.value = value
      if (field.type === 'range') sliders.push(field)
    }
    const isText = field.type !== 'checkbox' && field.type !== 'range'
    hasText ||= isText && value !== '' && field.value === value
  }
  // Makes DualRange update; it reads both sliders, so both are set first.
  for (const slider of sliders) slider.dispatchEvent(new Event('input', { bubbles: true }))
  return hasText
}
