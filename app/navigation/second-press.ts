let isUntouched = false

/** To be called with every page that is shown. */
export function overlookSecondPress(): void {
  isUntouched = true
}

/**
 * A page that was loaded ahead is there before a double click has ended. Its second press was meant for what was there
 * before: it follows no link of the new page, opens nothing there, and leaves the focus with the heading.
 */
export function bootSecondPress(): void {
  const handle = (event: MouseEvent) => {
    const isSecond = event.detail > 1 // the keyboard counts no presses
    isUntouched &&= isSecond
    if (!isUntouched) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, handle, true)
}
