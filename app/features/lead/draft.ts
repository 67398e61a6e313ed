/** The way back of a draft that `keep-draft.ts` has kept. */
import { boxKey, DRAFT_KEY, type Draft } from './keep-draft.ts'

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
    if (field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) field.checked = draft.ticked.includes(boxKey(field))
      continue
    }
    const value = draft.values[field.name]
    if (value === undefined || field.value !== field.defaultValue) continue
    field.value = value
    if (field.type !== 'range') hasText ||= value !== ''
    field.dispatchEvent(new Event('input', { bubbles: true })) // sliders draw themselves by it
  }
  return hasText
}
