const fieldsOf = (island: Element) => [...island.querySelectorAll<HTMLInputElement>('input[name]')]

/**
 * Password managers and other extensions insert elements among the fields. The island then fails to hydrate, and React
 * renders it anew: with its fields empty and its dialog closed.
 *
 * @returns restores fields, focus and dialog; to be called after hydration, does nothing if the fields were kept
 */
export function remember(island: Element): () => void {
  const before = fieldsOf(island)
  const dialog = island.querySelector('dialog')
  const focused = before.indexOf(document.activeElement as HTMLInputElement) // or any other element: -1
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

/**
 * Fills a field so that React notices: it ignores a value or a tick set by assignment. A field that nobody has touched is
 * left: it may follow one that was, as a deposit follows the price.
 */
function retype(field: HTMLInputElement, { value, checked, defaultValue, defaultChecked }: HTMLInputElement): void {
  if (checked !== defaultChecked && field.checked !== checked) field.click()
  if (value === defaultValue || field.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
