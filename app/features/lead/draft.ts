/**
 * A half-filled form survives a reload, asked for or not (craft C20): its fields are kept in this tab's session storage
 * until the lead is sent or the visitor clears them. Nothing leaves the browser.
 */
import { names } from './form-fields.ts'

const KEY = 'lead-draft' // named in content/cookies.ts

/** What is kept: texts and slider positions, ticked boxes, and the key of a send whose answer never came. */
export type Draft = {
  values: Record<string, string>
  ticked: string[]
  /** How long the form had been shown, so that the visitor is not taken for a machine after the reload. */
  shownMs: number
  attempt: { key: string; body: string } | null
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const all = form.querySelectorAll<HTMLInputElement>('input[name]')
  return [...all].filter(({ name }) => name !== names.honeypot)
}

/** The name of a box, with its value where several share one name. */
function boxKey({ name, value }: HTMLInputElement): string {
  return `${name}=${value}`
}

export function readDraft(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined // no storage, or somebody else's text in it
  }
}

export function keepDraft(form: HTMLFormElement, rest: Pick<Draft, 'shownMs' | 'attempt'>): void {
  const fields = fieldsOf(form)
  const typed = fields.filter(({ type }) => type !== 'checkbox')
  const boxes = fields.filter(({ type, checked }) => type === 'checkbox' && checked)
  const draft: Draft = {
    values: Object.fromEntries(typed.map(({ name, value }) => [name, value])),
    ticked: boxes.map(boxKey),
    ...rest,
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // no storage: the form works, it only does not outlive a reload
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept either
  }
}

/** Writes a draft into fields nobody has touched yet. @returns whether a text came back */
export function restoreDraft(form: HTMLFormElement, draft: Draft): boolean {
  let hasText = false
  for (const field of fieldsOf(form)) {
    if (field.type === 'checkbox') {
      field.checked = draft.ticked.includes(boxKey(field))
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
