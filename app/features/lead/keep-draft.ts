/**
 * A half-filled form survives a reload, asked for or not (craft C20): its fields are kept in this tab's session storage
 * until the lead is sent or the visitor clears them. Nothing leaves the browser. Part of boot: people type before React.
 */
import { signs } from '#app/navigation/visit.ts'
import { LEAD_DIALOG_ID } from './dialog-id.ts'

export const DRAFT_KEY = 'lead-draft' // named in content/cookies.ts

/** What is kept: texts and slider positions, ticked boxes, and the key of a send whose answer never came. */
export type Draft = {
  values: Record<string, string>
  ticked: string[]
  /** How long the form had been shown, so that the visitor is not taken for a machine after the reload. */
  shownMs: number
  attempt: { key: string; body: string } | null
}

/** Every field of the form but the one that no person meets. */
export function draftFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#${LEAD_DIALOG_ID} input:not([tabindex])`)]
}

/** Whether a field holds something else than the page came with. */
export function isTouched(field: HTMLInputElement): boolean {
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** The name of a box, with its value where several share one name. */
export function boxKey({ name, value }: HTMLInputElement): string {
  return `${name}=${value}`
}

export function keepDraft(attempt: Draft['attempt']): void {
  const now = performance.now()
  const draft: Draft = { values: {}, ticked: [], shownMs: now - (signs.formShownAt ?? now), attempt }
  for (const field of draftFields()) {
    if (field.type !== 'checkbox') draft.values[field.name] = field.value
    else if (field.checked) draft.ticked.push(boxKey(field))
  }
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // no storage: the form works, it only does not outlive a reload
  }
}

/** Keeps what was typed into a form that React never reached; from then on React keeps it with every key. */
export function bootDraft(): void {
  addEventListener('pagehide', () => {
    if (!document.querySelector('[data-island=lead-dialog]:not([data-up])')) return
    if (draftFields().some(isTouched)) keepDraft(null)
  })
}
