/** Client-side navigation by the browser's own Navigation API (docs/decisions/0003). Part of boot. */
import { isPageLoadRequired } from './freshness.ts'
import { hasReactFailed, isReactUp, startReact } from './react-start.ts'
import { noteLeaving, reload } from './reload.ts'
import { carryReferralFrom } from './visit.ts'

const REACT_WAIT_MS = 1000
const FAST_LINE_MS = 100

/** Whether the address is ahead of the page: a navigation to it has not ended, or was overtaken. */
let isAhead = false

/** On a slow line the next page's HTML beats waiting for React; a missing entry counts as fast. */
function isLineFast(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // what that type gives
  return !entry || entry.responseEnd < FAST_LINE_MS // since the navigation began
}

/** Whether React is to draw the next page, rather than the server. */
function isReactsTurn(): boolean {
  return !isPageLoadRequired && (isReactUp() || (!hasReactFailed && isLineFast()))
}

function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, destination, hashChange, navigationType } = event
  if (!canIntercept || event.downloadRequest !== null || event.formData) return false
  if (navigationType === 'reload' || event.info === 'react-transition') return false
  // A step within a page needs nothing; but where the page of this address is not there yet, it would never come.
  if (hashChange || (navigationType !== 'traverse' && destination.sameDocument)) return isAhead
  // Back and forward between pages that React drew load nothing by themselves.
  return navigationType === 'traverse' || isReactsTurn()
}

async function show(event: NavigateEvent): Promise<void> {
  isAhead = true
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  const waiting = new Promise<undefined>((done) => setTimeout(done, REACT_WAIT_MS))
  const react = isReactsTurn() && (await Promise.race([startReact(), waiting]))
  if (event.signal.aborted) return
  if (react) await react.go(event, open)
  else {
    reload(event) // the address is committed already
    await new Promise(() => {}) // never: the old page has nothing to add
  }
  if (!event.signal.aborted) isAhead = false
}

export function bootNavigation(): void {
  const { navigation } = window
  let previous: string | undefined
  navigation?.addEventListener('navigate', (event) => {
    // A step within a page glides (base.css); a new page stands at its place at once, and until the next step: what the
    // browser restores or looks for by its `#` it scrolls to only after the navigation's end.
    const { style } = document.documentElement
    const { sameDocument, url } = event.destination
    if (isOurs(event)) {
      previous = location.href
      style.scrollBehavior = 'auto'
      event.intercept({ handler: () => show(event) })
    } else if (event.hashChange) style.scrollBehavior = ''
    else if (!sameDocument && /^http/.test(url)) noteLeaving() // a call or a mail leaves no page
  })
  // The browser has scrolled by then; and a code written into the address any earlier would stop the navigation.
  navigation?.addEventListener('navigatesuccess', () => {
    carryReferralFrom(previous)
    previous = undefined
  })
  // By Back, a bookmark or a reload a page is left, too, of which nothing else tells; Firefox and WebKit then give up at once
  // what it is loading. Chromium does not, and takes a call for leaving (it alone has `userAgentData`).
  if (!('userAgentData' in navigator)) addEventListener('beforeunload', noteLeaving)
}
