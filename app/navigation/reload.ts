import { mayReload, RELOAD_GUARD_KEY } from '#core/visit/reload-guard.ts'

let isReloading = false

/**
 * Loads the page again after a chunk failed, at most once in ten seconds (specification §4), and not without a network:
 * that would take away the page that is there.
 *
 * @returns false where it may not: the caller shows what is left. Several failures of one navigation count once.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true
  try {
    const now = Date.now()
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(RELOAD_GUARD_KEY), now)) return false
    sessionStorage.setItem(RELOAD_GUARD_KEY, String(now))
  } catch {
    return false // no storage, no automatic reload: nothing would stop a loop
  }
  isReloading = true
  location.reload()
  return true
}
