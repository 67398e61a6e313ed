import { mayReload, RELOAD_GUARD_KEY } from '#core/visit/reload-guard.ts'
import { keepTyped } from './keep-typed.ts'

let reloading: Promise<boolean> | undefined
let leftAt: number | undefined

/** The browser is loading another document, which a reload would cancel, or this one again. */
export function noteLeaving(): void {
  leftAt = Date.now()
}

/**
 * Loads the server's page for the current address. The browser restores the scroll position after a reload: right for
 * the same page, but another one must start at its top, also after Back, where the browser would take over the position
 * of the page that is left (fragment.ts switches restoration on again).
 *
 * @param event the navigation that needs the reload, if any
 */
export function reload(event?: NavigateEvent): void {
  if (event) history.scrollRestoration = 'manual'
  noteLeaving()
  location.reload()
}

/**
 * Reloads the page after a chunk failed to load, at most once in ten seconds (specification §4.14), and not while offline:
 * that would replace the page with the browser's error page. What was typed is kept, here and on `pagehide` by
 * `keep-draft.ts`. Several failures of one navigation count once.
 *
 * If the page is being left, waits ten seconds: mostly it is gone by then, and nothing has failed. It stays if the link
 * was a download or the visitor stopped the load, and may come back from the back/forward cache.
 *
 * @param event the navigation that failed, if any
 * @returns false if it must not reload: the caller shows an error instead
 */
export function reloadOnce(event?: NavigateEvent): Promise<boolean> {
  // Leaving a page aborts its loads, and may do so before we learn that it is being left.
  reloading ??= new Promise((resolve) => setTimeout(resolve, 100)).then(() => {
    reloading = undefined
    const now = Date.now()
    const isHere = mayReload(leftAt, now)
    try {
      if (isHere && navigator.onLine && mayReload(sessionStorage[RELOAD_GUARD_KEY], now)) {
        sessionStorage[RELOAD_GUARD_KEY] = now
        keepTyped()
        reload(event)
        return true
      }
    } catch {
      // no storage, so no automatic reload: nothing would stop a loop
    }
    return !isHere && reloadOnce(event)
  })
  return reloading
}
