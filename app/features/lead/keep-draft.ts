/**
 * A half-filled form survives a reload, asked for or not: its fields are kept in this tab's session storage
 * until the lead is sent or the visitor clears them. Nothing leaves the browser. Part of boot: people type before React.
 */
import { isTouched } from '#app/navigation/keep-typed.ts'
import { leadContext } from '#app/navigation/visit.ts'
import { LEAD_DIALOG_ID } from './dialog-id.ts'

export const DRAFT_KEY = 'lead-draft' // named in content/cookies.ts

/** A send whose answer may have been lost: what it said, and the key under which the same goes out again. */
export type Attempt = { key: string; said: string }

/** What one field held: whose it is (see `keptField`), its value, and whether it was ticked. */
export type KeptField = [key: string, value: string, isTicked: boolean]

/**
 * One line of what is kept; `readDraft` puts them together. How long the form had been shown, and where a pointer had
 * moved, so that nobody is taken for a machine after the reload. No object: boot counts its bytes.
 */
export type DraftLine = [
  fields: KeptField[],
  shownMs: number,
  pointer: typeof leadContext.pointer | null,
  attempts: Attempt[] | null | undefined,
]

/** Every field of the form but the one that no person meets. */
export function draftFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#${LEAD_DIALOG_ID} input:not([tabindex])`)]
}

/** What a field holds now. Boxes that share a name differ in the value they came with. */
export function keptField(field: HTMLInputElement): KeptField {
  return [field.name + field.defaultValue, field.value, field.checked]
}

/**
 * Writes a draft in place of the one before. Before React, which knows of no attempts, it is one more line: what was kept
 * already does not stand in the fields yet.
 */
export function keepDraft(fields: KeptField[], attempts?: Attempt[]): void {
  const shownMs = performance.now() - (leadContext.formShownAt ?? 0) // opened before boot: as old as the page
  const line: DraftLine = [fields, shownMs, leadContext.pointer, attempts]
  try {
    const before: string = attempts ? '' : (sessionStorage[DRAFT_KEY] ?? '')
    sessionStorage[DRAFT_KEY] = `${before + JSON.stringify(line)}\n`
  } catch {
    // no storage: the form works, it only does not outlive a reload
  }
}

/** Keeps what was typed into a form that React never reached; from then on React keeps it with every key. */
export function bootDraft(): void {
  addEventListener('pagehide', () => {
    const touched = draftFields().filter(isTouched)
    if (touched[0] && document.querySelector('[data-island=lead-dialog]:not([data-up])'))
      keepDraft(touched.map(keptField))
  })
}
