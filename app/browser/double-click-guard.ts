let isUntouched = false
let isIgnored = false

/** To be called when new content appears under the mouse: the second press of a double click may still follow. */
export function ignoreSecondPress(): void {
  isUntouched = true
}

/**
 * A dialog, or a prefetched page, appears before a double click has ended. Its second press was meant for what was
 * under the first, so it is swallowed: it follows no link, closes or ticks nothing, and does not move the focus.
 */
export function bootDoubleClickGuard(): void {
  const handle = (event: MouseEvent) => {
    isUntouched &&= event.detail > 1 // 0 for a click by keyboard
    isIgnored = isUntouched && event.type === 'mousedown'
    if (!isUntouched) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, handle, true)
  addEventListener('beforetoggle', ({ target }) => target instanceof HTMLDialogElement && ignoreSecondPress(), true)
  // A press outside a dialog fires `cancel` between mousedown and click.
  addEventListener('cancel', (event) => isIgnored && event.preventDefault(), true)
}
