/**
 * Selects the text of a field that has just got the focus, so that typing replaces it, and keeps it selected when the
 * focus came by a press: WebKit places the caret as the button is released. A selection drawn with the mouse stays.
 */
export function selectWhole(field: HTMLInputElement): void {
  field.select()
  const released = new AbortController()
  const { signal } = released
  // The focus comes after the `mousedown` of its own press: another one is a press into a field that has the focus.
  field.addEventListener('mousedown', () => released.abort(), { signal })
  field.addEventListener(
    'mouseup',
    (event) => {
      released.abort()
      if (field.selectionStart === 0 && field.selectionEnd === field.value.length) event.preventDefault()
    },
    { signal },
  )
}
