/** The place of a page that its address names by `#`. */

/** @param hash as in `location.hash`; empty for none */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (!id) return null // asked for nothing, Firefox complains in its console
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id) // a lone percent sign is no mistake in an address
  }
}

/**
 * Brings the visitor to the place again that a link from outside named: the browser went there before the whole style
 * sheet gave what is above it its length. To be called once the sheet is there. Does nothing where the page was brought
 * back, or where the place was out of sight without the sheet: the visitor, or the browser, has left it.
 *
 * A link of ours that ended in a reload (reload.ts) led to the page's start, and leads on from there.
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
