import { mayReload, RELOAD_GUARD_KEY } from '#core/visit/reload-guard.ts'
import { keepTyped } from './keep-typed.ts'

let reloading: Promise<boolean> | undefined
let leftAt: number | undefined

/** The browser is on its way elsewhere: a reload would bring the visitor back to this page. */
export function leave(): void {
  leftAt = Date.now()
}

/**
 * Loads the page again after a chunk failed, at most once in ten seconds (specification §4), and not without a network:
 * that would take away the page that is there. What was typed is kept: here and, as the page goes, by `keep-draft.ts`.
 *
 * A page that is being left waits for ten seconds: mostly it is gone by then, and nothing has failed; but a file leaves it
 * where it is, and Back may bring it back.
 *
 * @returns false where it may not: the caller shows what is left. Several failures of one navigation count once.
 */
export function reloadOnce(): Promise<boolean> {
  // The code of a page that is being left may fail first.
  reloading ??= new Promise((resolve) => setTimeout(resolve, 100)).then(() => {
    const now = Date.now()
    const isHere = mayReload(leftAt, now)
    try {
      if (isHere && navigator.onLine && mayReload(sessionStorage[RELOAD_GUARD_KEY], now)) {
        sessionStorage[RELOAD_GUARD_KEY] = now
        keepTyped()
        location.reload()
        return true
      }
    } catch {
      // no storage, no automatic reload: nothing would stop a loop
    }
    reloading = undefined
    return !isHere && reloadOnce()
  })
  return reloading
}
