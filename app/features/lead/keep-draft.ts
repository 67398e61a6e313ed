/**
 * A half-filled form survives any reload: its fields are kept in this tab's session storage until the lead is sent or
 * the visitor clears them. Nothing leaves the browser. Part of boot: people type before React has started (row 8 of
 * docs/hydration.md).
 */
import { isTouched } from '#app/delivery/keep-typed.ts'
import { LEAD_DRAFT_KEY } from '#core/visit/session-keys.ts'
import { LEAD_DIALOG_ID } from './dialog-id.ts'
import { leadContext } from './lead-context.ts'

/** A send whose response may have been lost: its content, and the idempotency key to repeat it with. */
export type Attempt = { key: string; said: string }

/** The state of one field; for its key see `storedField`. */
export type StoredField = [key: string, value: string, isTicked: boolean]

/**
 * One stored line; `readDraft` merges them. Time shown and pointer keep a person from being taken for a bot after the
 * reload. A tuple, because boot counts every byte.
 */
export type DraftLine = [
  fields: StoredField[],
  shownMs: number,
  pointer: typeof leadContext.pointer | null,
  attempts: Attempt[] | null | undefined,
]

/** Every field of the form except the honeypot. */
export function draftFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#${LEAD_DIALOG_ID} input:not([tabindex])`)]
}

/** The state of a field. Its key includes the default value, in which checkboxes of one name differ. */
export function storedField(field: HTMLInputElement): StoredField {
  return [field.name + field.defaultValue, field.value, field.checked]
}

/**
 * Replaces the stored draft. Without `attempts`, before React, it appends a line instead: the fields do not hold the
 * stored draft yet.
 */
export function keepDraft(fields: StoredField[], attempts?: Attempt[]): void {
  const shownMs = performance.now() - (leadContext.formShownAt ?? 0) // opened before boot: shown since the page loaded
  const line: DraftLine = [fields, shownMs, leadContext.pointer, attempts]
  try {
    const before: string = attempts ? '' : (sessionStorage[LEAD_DRAFT_KEY] ?? '')
    sessionStorage[LEAD_DRAFT_KEY] = `${before + JSON.stringify(line)}\n`
  } catch {
    // no storage: the form works, but does not survive a reload
  }
}

/** Stores what was typed into a form that is not hydrated; once it is, React stores it on every input. */
export function bootDraft(): void {
  addEventListener('pagehide', () => {
    const touched = draftFields().filter(isTouched)
    if (touched[0] && document.querySelector('[data-island=lead-dialog]:not([data-hydrated])'))
      keepDraft(touched.map(storedField))
  })
}
