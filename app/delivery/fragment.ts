/**
 * The element that the fragment of an address points at.
 *
 * @param hash as in `location.hash`; empty for none
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (!id) return null // Firefox logs a warning for getElementById('')
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id) // a percent sign that encodes nothing is valid in an address
  }
}

/**
 * Repeats the browser's scroll to the fragment once the whole style sheet has loaded: it changes the height of the
 * content above. Does nothing after a reload or Back, or if the target is outside the viewport without the sheet,
 * because then the visitor or the browser has scrolled away.
 *
 * After a navigation that ended in a reload (reload.ts), the page is at its top, and scrolls from there.
 */
export function scrollToFragmentAgain(): void {
  const isReloadedLink = history.scrollRestoration === 'manual'
  history.scrollRestoration = 'auto'
  const [visit] = performance.getEntriesByType('navigation')
  const isLink = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  const place = (isLink || isReloadedLink) && fragmentTarget(location.hash)
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet
  if (!place || !sheet) return
  sheet.disabled = true
  const { top } = place.getBoundingClientRect()
  sheet.disabled = false
  const isThere = isReloadedLink ? scrollY === 0 : top >= 0 && top < innerHeight
  if (isThere) place.scrollIntoView({ behavior: 'instant' })
}
