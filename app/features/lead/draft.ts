/** The way back of a draft that `keep-draft.ts` has kept. */
import { boxKey, DRAFT_KEY, type Draft, isTouched } from './keep-draft.ts'

export function readDraft(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(DRAFT_KEY)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined // no storage, or somebody else's text in it
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // nothing was kept either
  }
}

/** Writes a draft into fields nobody has touched yet. @returns whether a text came back */
export function restoreDraft(draft: Draft, fields: HTMLInputElement[]): boolean {
  let hasText = false
  for (const field of fields) {
    if (isTouched(field)) continue
    if (field.type === 'checkbox') {
      field.checked = draft.ticked.includes(boxKey(field))
      continue
    }
    const value = draft.values[field.name]
    if (value === undefined) continue
    field.value = value
    if (field.type !== 'range') hasText ||= value !== ''
    field.dispatchEvent(new Event('input', { bubbles: true })) // sliders draw themselves by it
  }
  return hasText
}
