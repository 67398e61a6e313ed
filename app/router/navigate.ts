/** Client-side navigation by the browser's own Navigation API (docs/decisions/0003). Part of boot. */
import { isPageLoadRequired } from '#app/delivery/build-freshness.ts'
import { isLineFast } from '#app/delivery/fast-line.ts'
import { noteLeaving, reload } from '#app/delivery/reload.ts'
import { giveUp, hasReactFailed, isReactUp } from '#app/hydration/start-react.ts'
import { carryReferralFrom } from '#app/visitor/visit.ts'
import type { Go } from './go.tsx'

const REACT_WAIT_MS = 1000

/** The router's chunk, which boot passes in. */
type RoutingChunk = { startRouting: () => Go }

let loadChunk: () => Promise<RoutingChunk>
let loading: Promise<Go | undefined> | undefined

/** Whether the address is ahead of the page: its navigation is still running or was overtaken by another. */
let isAhead = false

/** Whether React renders the next page, rather than the server, whose HTML on a slow line is here before React. */
function isReactsTurn(): boolean {
  return !isPageLoadRequired() && (isReactUp() || (!hasReactFailed() && isLineFast()))
}

function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, destination, hashChange, navigationType } = event
  if (!canIntercept || event.downloadRequest !== null || event.formData) return false
  if (navigationType === 'reload') return false
  // A step within a page needs no handler, unless that page is still to come: the step would abort its navigation.
  if (hashChange || (navigationType !== 'traverse' && destination.sameDocument)) return isAhead
  // Back and Forward between pages that React rendered load nothing by themselves.
  return navigationType === 'traverse' || isReactsTurn()
}

async function show(event: NavigateEvent): Promise<void> {
  isAhead = true
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  const waiting = new Promise<undefined>((done) => setTimeout(done, REACT_WAIT_MS))
  const go = isReactsTurn() && (await Promise.race([loadRouting(), waiting]))
  if (event.signal.aborted) return
  if (go) await go(event, open)
  else {
    reload(event) // the address is committed already
    await new Promise(() => {}) // never resolves: the navigation must not end on the old page
  }
  if (!event.signal.aborted) isAhead = false
}

/** Loads what renders the next page, once; undefined if that failed. */
export function loadRouting(): Promise<Go | undefined> {
  loading ??= loadChunk()
    .then(({ startRouting }) => startRouting())
    .catch(giveUp)
  return loading
}

/** @param load loads the router */
export function bootNavigation(load: () => Promise<RoutingChunk>): void {
  loadChunk = load
  const { navigation } = window
  let previous: string | undefined
  navigation?.addEventListener('navigate', (event) => {
    // Steps within a page scroll smoothly (base.css), a new page jumps to its position. The browser restores that, or
    // scrolls to the fragment, only after the navigation has ended, so the override stays until the next step.
    const { style } = document.documentElement
    const { sameDocument, url } = event.destination
    if (isOurs(event)) {
      previous = location.href
      style.scrollBehavior = 'auto'
      event.intercept({ handler: () => show(event) })
    } else if (event.hashChange) style.scrollBehavior = ''
    else if (!sameDocument && /^http/.test(url)) noteLeaving() // tel: and mailto: do not leave the page
  })
  // By now the browser has scrolled; any earlier, changing the address would abort the navigation.
  navigation?.addEventListener('navigatesuccess', () => {
    carryReferralFrom(previous)
    previous = undefined
  })
  // Leaving by Back, a bookmark or a reload fires no `navigate`, and Firefox and WebKit then abort at once what the
  // page is loading. Chromium does not, and would fire this for tel: links too (it alone has `userAgentData`).
  if (!('userAgentData' in navigator)) addEventListener('beforeunload', noteLeaving)
}
