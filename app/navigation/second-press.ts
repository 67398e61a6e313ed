let isUntouched = false
let isOverlooked = false

/** To be called when something else comes to stand under the mouse: no press has been meant for it yet. */
export function ignoreSecondPress(): void {
  isUntouched = true
}

/**
 * A window, or a page that was loaded ahead, is there before a double click has ended. The second press was meant for what
 * the first one found: it follows no link of the new page, neither closes the window nor ticks anything in it, and leaves
 * the focus where it is.
 */
export function bootSecondPress(): void {
  const handle = (event: MouseEvent) => {
    isUntouched &&= event.detail > 1 // the keyboard counts no presses
    isOverlooked = isUntouched && event.type === 'mousedown'
    if (!isUntouched) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, handle, true)
  addEventListener('beforetoggle', ({ target }) => target instanceof HTMLDialogElement && ignoreSecondPress(), true)
  // A window that is pressed outside is asked to close between the two.
  addEventListener('cancel', (event) => isOverlooked && event.preventDefault(), true)
}
