/**
 * Preloads the pages behind links, at most five at a time (specification §9.12): the data of links in the viewport, data
 * and code of links that are pointed at or focused.
 */
import { closestTarget } from '#app/browser/closest-target.ts'
import { loadPayload } from '#app/delivery/payload-fetch.ts'
import { areBytesCheap } from '#app/delivery/save-data.ts'
import { routeAt } from '#core/site/routes.ts'
import { loadRoute } from './load-route.ts'

export const MAX_PRELOADS = 5 // specification §9.12
const SETTLED_MS = 300 // a link that only scrolls past is not worth its bytes
const RESTED_MS = 80 // most touches on a link start a scroll, and `pointercancel` has told so by then

/** How likely a link is to be followed: only intent justifies the bytes of a page's code. */
type Reason = 'view' | 'intent'

const loaders: Record<Reason, (path: string) => Promise<unknown>> = { view: loadPayload, intent: loadRoute }
const asked: Record<Reason, Set<string>> = { view: new Set(), intent: new Set() }
const queue: { path: string; reason: Reason }[] = []
let running = 0

function next(): void {
  const job = running < MAX_PRELOADS ? queue.shift() : undefined
  if (!job) return
  const { path, reason } = job
  running += 1
  loaders[reason](path)
    .catch(() => asked[reason].delete(path)) // a preload may fail: the navigation itself will report it
    .finally(() => {
      running -= 1
      next()
    })
}

function preload({ origin, pathname: path }: HTMLAnchorElement, reason: Reason): void {
  if (origin !== location.origin || path === location.pathname || !routeAt(path) || asked[reason].has(path)) return
  asked[reason].add(path)
  if (reason === 'intent') queue.unshift({ path, reason })
  else queue.push({ path, reason })
  next()
}

function watchLinksInView(): void {
  const timers = new WeakMap<Element, number>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target))
      if (!isIntersecting) continue
      const settle = () => target instanceof HTMLAnchorElement && preload(target, 'view')
      timers.set(target, window.setTimeout(settle, SETTLED_MS))
    }
  })
  const observeAll = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
  }
  observeAll()
  window.navigation?.addEventListener('navigatesuccess', observeAll)
}

let resting: number | undefined

function handleIntent(event: PointerEvent | FocusEvent): void {
  const link = closestTarget<HTMLAnchorElement>(event, 'a')
  if (!link) return
  const want = () => preload(link, 'intent')
  const isTouch = 'pointerType' in event && event.pointerType === 'touch'
  if (isTouch) resting = window.setTimeout(want, RESTED_MS)
  else want()
}

export function bootPreloads(): void {
  if (!window.navigation) return // without it, every link is a page load
  for (const type of ['pointerover', 'focusin'] as const) addEventListener(type, handleIntent)
  addEventListener('pointercancel', () => clearTimeout(resting))
  // The touch that has loaded the router may be that of a link.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)')) preload(link, 'intent')
  if (areBytesCheap()) watchLinksInView()
}
