/**
 * What a visitor did to a part of the page before React took it over, handed to React by the events of a person. The
 * page itself is the record: its fields hold what was typed before any script, after it, by the browser after a reload
 * or Back, by autofill or by an extension. React replays no such change, and resets controlled fields at the next
 * render (docs/hydration.md).
 */
import { isTouched } from '#app/delivery/keep-typed.ts'
import { changedAt, presses } from './record.ts'

type Field = HTMLInputElement

const CONTROLS = 'a, button, input, summary, [tabindex]'

/** Whether a field differs from what the HTML had. */
export function isChanged(field: Field): boolean {
  if (field.type !== 'range' || field.value === field.defaultValue) return isTouched(field)
  const still = field.cloneNode() as Field // the clone of an input
  still.value = field.defaultValue // which a slider rounds to a step
  return field.value !== still.value
}

/** Whether a visitor is in a box or has changed a field of it, and so waits for its figures. */
export function isBoxUsed(box: Element): boolean {
  return box.matches(':focus-within') || [...box.querySelectorAll('input')].some(isChanged)
}

function isBox(type: string): boolean {
  return type === 'checkbox' || type === 'radio'
}

/** The words of the labels in a box, by what they name: for each field asked, the browser would look through the page. */
type Labels = Map<Element | null, string>

function labelsIn(box: Element): Labels {
  return new Map(Array.from(box.querySelectorAll('label'), (label) => [label.control, label.textContent]))
}

/** What stays the same of a control when React renders it anew, unlike a generated id. */
function keyOf(control: Element, labels?: Labels): string {
  const names = ['type', 'name', 'aria-label', 'aria-labelledby'].map((name) => control.getAttribute(name))
  const words =
    control instanceof HTMLInputElement ? [control.defaultValue, labels?.get(control)] : [control.textContent]
  return [control.tagName, ...names, ...words].join()
}

/** The control of a box that has a key; its order among equals does not matter. */
function controlOf(box: Element, key: string): HTMLElement | undefined {
  const labels = labelsIn(box)
  return [...box.querySelectorAll<HTMLElement>(CONTROLS)].find((control) => keyOf(control, labels) === key)
}

/**
 * Opens the ledger of a box that React is about to hydrate or to render anew.
 *
 * @returns closes it: to be called as soon as React has rendered the box, before it renders anything else
 */
export function openLedger(box: Element): () => void {
  // Replaced fields keep their values while we hold them.
  const labels = labelsIn(box)
  const fields = [...box.querySelectorAll<Field>('input')].map((field) => ({ key: keyOf(field, labels), field }))
  const dialog = box.querySelector('dialog')
  const disclosures = [...box.querySelectorAll('details')]
  let focused: string | undefined
  const noteFocus = () => {
    const { activeElement } = document
    focused = activeElement && box.contains(activeElement) ? keyOf(activeElement, labels) : undefined
  }
  noteFocus()
  box.addEventListener('focusin', noteFocus)
  return () => {
    box.removeEventListener('focusin', noteFocus)
    const isFocusLost = !box.contains(document.activeElement)
    if (dialog?.open && !dialog.isConnected) box.querySelector('dialog')?.showModal() // which moves the focus
    for (const replaced of disclosures) if (replaced.open && !replaced.isConnected) openIn(box, replaced)
    if (focused !== undefined && isFocusLost) controlOf(box, focused)?.focus({ preventScroll: true })
    for (const { key, field } of fields.filter(({ field }) => isChanged(field)).sort(byTime)) {
      const now = field.isConnected ? field : controlOf(box, key)
      if (now instanceof HTMLInputElement) hand(now, field)
    }
    handFocus(box)
    // After React has rendered what these have changed.
    for (const [within, button] of presses) {
      if (within !== box || !button) continue
      queueMicrotask(() => (button.isConnected ? button : controlOf(box, keyOf(button)))?.click())
    }
  }
}

/** Opens what a replaced disclosure had open. */
function openIn(box: Element, { firstElementChild: summary }: HTMLDetailsElement): void {
  const now = summary && controlOf(box, keyOf(summary))
  if (now && !now.closest('details')?.open) now.click()
}

/**
 * Tells React of a focus that came before it: a field then selects its text, or typing would go into the middle of it. A
 * selection that the visitor has drawn stays.
 */
function handFocus(box: Element): void {
  const field = box.querySelector<Field>('input:focus')
  if (field && !isChanged(field) && field.selectionStart === field.selectionEnd)
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** As they were changed; what no event has told of comes first, of that the choices, because numbers depend on them. */
function byTime({ field: one }: { field: Field }, { field: other }: { field: Field }): number {
  const time = (field: Field) => changedAt.get(field) ?? (isBox(field.type) ? -1 : 0)
  return time(one) - time(other)
}

/** Enters a value as a person does. React ignores one that its own record of the field has already: so it gets another. */
function hand(field: Field, { value, checked, selectionStart, selectionEnd }: Field): void {
  if (isBox(field.type)) {
    if (field.type === 'radio' && !checked) return // another one of the group took its place
    field.checked = !checked
    field.click()
    return
  }
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
