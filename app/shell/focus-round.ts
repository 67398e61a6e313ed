const STOPS = 'a[href], button:enabled, input:enabled:not([tabindex])'

/**
 * Makes Tab wrap around inside an open dialog instead of leaving for the browser's toolbars (specification §2.10: focus is
 * trapped). The page behind is inert anyway, so the dialog works without this file.
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
