/** Client-side navigation by the browser's own Navigation API (docs/decisions, platform notes there). Part of boot. */
import { isBuildStale } from './freshness.ts'
import { isReactUp, startReact } from './react-start.ts'
import { carryReferralFrom } from './visit.ts'

const REACT_WAIT_MS = 1000
const FAST_LINE_MS = 100

/** On a slow line the next page's HTML beats waiting for React; a missing entry counts as fast. */
function isLineFast(): boolean {
  const entry = performance.getEntriesByType('navigation')[0]
  return !(entry instanceof PerformanceNavigationTiming) || entry.responseEnd - entry.startTime < FAST_LINE_MS
}

function isOurs(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return false
  if (event.navigationType === 'reload' || event.info === 'react-transition') return false
  if (event.navigationType !== 'traverse' && event.destination.sameDocument) return false // our own history.replaceState
  return !isBuildStale && (isReactUp() || isLineFast())
}

export function bootNavigation(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return
    const from = location.href
    event.intercept({
      handler: async () => {
        const react = await Promise.race([
          startReact(),
          new Promise<undefined>((done) => setTimeout(done, REACT_WAIT_MS)),
        ])
        if (event.signal.aborted) return
        if (!react) {
          location.reload() // the address is committed already: its own HTML answers
          return new Promise<void>(() => {})
        }
        await react.go(new URL(event.destination.url), event.signal)
      },
    })
    void window.navigation?.transition?.finished.then(
      () => carryReferralFrom(from),
      () => {}, // overtaken by another navigation, which carries it itself
    )
  })
}
