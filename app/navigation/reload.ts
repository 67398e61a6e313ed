import { mayReload, RELOAD_GUARD_KEY } from '#core/visit/reload-guard.ts'
import { keepTyped } from './keep-typed.ts'

let reloading: Promise<boolean> | undefined
let leftAt: number | undefined

/**
 * The browser is on its way elsewhere: a reload would bring the visitor back to this page. For a while only: what was a
 * download or a call leaves the page where it is, and Back may bring it back.
 */
export function leave(): void {
  leftAt = Date.now()
}

/**
 * Loads the page again after a chunk failed, at most once in ten seconds (specification §4), and not without a network:
 * that would take away the page that is there. What was typed is kept: here and, as the page goes, by `keep-draft.ts`.
 *
 * @returns false where it may not: the caller shows what is left. Several failures of one navigation count once.
 */
export function reloadOnce(): Promise<boolean> {
  // A page that is being left gives up its code too. A moment later it is gone, and nothing has failed.
  reloading ??= new Promise((resolve) => setTimeout(resolve, 100)).then(() => {
    try {
      const now = Date.now()
      if (navigator.onLine && mayReload(sessionStorage[RELOAD_GUARD_KEY], now) && mayReload(leftAt, now)) {
        sessionStorage[RELOAD_GUARD_KEY] = now
        keepTyped()
        location.reload()
        return true
      }
    } catch {
      // no storage, no automatic reload: nothing would stop a loop
    }
    reloading = undefined
    return false
  })
  return reloading
}
