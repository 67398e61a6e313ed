/** The place of a page that its address names by `#`. */
import { signs } from './visit.ts'

/** @param hash as in `location.hash`; empty for none */
export function placeOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id) // a lone percent sign is no mistake in an address
  }
}

/**
 * Brings the visitor to the place again that a link from outside named: the browser went there before the whole style
 * sheet gave what is above it its length. Not where the page was brought back, nor where a hand may have moved it.
 */
export function landAgain(): void {
  const [visit] = performance.getEntriesByType('navigation')
  const isLink = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (!isLink || signs.pointer || navigator.userActivation?.hasBeenActive) return
  placeOf(location.hash)?.scrollIntoView({ behavior: 'instant' })
}
