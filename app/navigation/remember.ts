/** For islands that React cannot take over as they stand. */

const fieldsOf = (island: Element) => [...island.querySelectorAll<HTMLInputElement>('input[name]')]

/**
 * Password managers and other extensions put signs of their own among the fields. React takes such an island for another
 * than it drew and draws it anew: its fields empty, its dialog closed in the visitor's face.
 *
 * @returns puts back what stood there, once React has taken the island over; where it kept the fields, nothing happens
 */
export function remember(island: Element): () => void {
  const before = fieldsOf(island)
  const dialog = island.querySelector('dialog')
  const focused = before.findIndex((field) => field === document.activeElement)
  return () => {
    if (before.every((field) => field.isConnected)) return
    const drawn = fieldsOf(island)
    if (dialog?.open) island.querySelector('dialog')?.showModal()
    drawn[focused]?.focus()
    for (const [index, field] of drawn.entries()) {
      const old = before[index]
      if (old) retype(field, old)
    }
  }
}

/** Fills a field as a hand would: React takes no notice of a value or a tick that a script has set. */
function retype(field: HTMLInputElement, { value, checked }: HTMLInputElement): void {
  if (field.checked !== checked) field.click()
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
