/** Preloads of the pages behind links: at intent and in view, five at once at most (specification §9). */
import { routeAt } from '#core/site/routes.ts'
import { loadRoute } from './payload-fetch.ts'

export const MAX_PRELOADS = 5 // specification §9
const SETTLED_MS = 300 // a link that only scrolls past is not worth its bytes

const asked = new Set<string>()
const queue: string[] = []
let running = 0

function next(): void {
  const path = running < MAX_PRELOADS ? queue.shift() : undefined
  if (path === undefined) return
  running += 1
  loadRoute(path)
    .catch(() => asked.delete(path)) // a preload may fail: the navigation itself will say so
    .finally(() => {
      running -= 1
      next()
    })
}

function preload(link: HTMLAnchorElement, isUrgent: boolean): void {
  const { origin, pathname } = link
  if (origin !== location.origin || pathname === location.pathname || !routeAt(pathname) || asked.has(pathname)) return
  asked.add(pathname)
  if (isUrgent) queue.unshift(pathname)
  else queue.push(pathname)
  next()
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Links in view are loaded ahead only where bytes are cheap. */
function areBytesCheap(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in TypeScript's DOM types
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

function watchLinksInView(): void {
  const timers = new WeakMap<Element, number>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target))
      if (!isIntersecting) continue
      const settle = () => target instanceof HTMLAnchorElement && preload(target, false)
      timers.set(target, window.setTimeout(settle, SETTLED_MS))
    }
  })
  const observeAll = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link)
  }
  observeAll()
  window.navigation?.addEventListener('navigatesuccess', observeAll)
}

export function bootPreloads(): void {
  if (!window.navigation) return // every link is a page load there
  const onIntent = (event: Event) => {
    const link = (event.target as Element).closest?.('a') // the target of these events is an element
    if (link) preload(link, true)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    addEventListener(type, onIntent, { passive: true })
  if (areBytesCheap()) watchLinksInView()
}
