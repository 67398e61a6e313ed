import { mayReload, RELOAD_GUARD_KEY } from '#core/visit/reload-guard.ts'
import { keepTyped } from './keep-typed.ts'

let reloading: Promise<boolean> | undefined
let leftAt: number | undefined

/** The browser is on its way elsewhere, which a reload would call off, or to this page anew. */
export function noteLeaving(): void {
  leftAt = Date.now()
}

/**
 * The server's own page for the address. A browser shows it where the window stood before: right for the page itself, or for
 * one that Back brings, but a new one is to be seen from its start (fragment.ts takes this back).
 *
 * @param event the navigation that needs it, if it was one
 */
export function reload(event?: NavigateEvent): void {
  if (event && event.navigationType !== 'traverse') history.scrollRestoration = 'manual'
  noteLeaving()
  location.reload()
}

/**
 * Loads the page again after a chunk failed, at most once in ten seconds (specification §4), and not without a network:
 * that would take away the page that is there. What was typed is kept: here and, as the page goes, by `keep-draft.ts`.
 *
 * A page that is being left waits for ten seconds: mostly it is gone by then, and nothing has failed; but a file leaves it
 * where it is, as does a visitor who stops a reload, and Back may bring it back.
 *
 * @param event the navigation that failed, if it was one
 * @returns false where it may not: the caller shows what is left. Several failures of one navigation count once.
 */
export function reloadOnce(event?: NavigateEvent): Promise<boolean> {
  // The code of a page that is being left may fail first.
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
      // no storage, no automatic reload: nothing would stop a loop
    }
    return !isHere && reloadOnce(event)
  })
  return reloading
}
