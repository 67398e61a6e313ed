const STOPS = 'a[href], button:enabled, input:enabled:not([tabindex])'

/**
 * Tab goes round in an open dialog, and not out to the browser's own bars (specification §2: focus is trapped). The browser
 * itself keeps the page behind out of reach, so without this file nothing is lost.
 */
export function bootFocusRound(): void {
  addEventListener('keydown', (event) => {
    const dialog = event.key === 'Tab' && document.querySelector('dialog[open]')
    if (!dialog) return
    const seen = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.getClientRects().length > 0)
    const [end, start] = event.shiftKey ? [seen[0], seen.at(-1)] : [seen.at(-1), seen[0]]
    if (document.activeElement !== end) return
    event.preventDefault()
    start?.focus()
  })
}
