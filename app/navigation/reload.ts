import { RELOAD_GUARD_KEY, reloadVerdict } from '#core/visit/reload-guard.ts'

let isReloading = false

/**
 * Loads the page again after a chunk failed, at most once in ten seconds (specification §4).
 *
 * @returns false where it may not: the caller shows what is left. Several failures of one navigation count once.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true
  try {
    const decision = reloadVerdict(sessionStorage.getItem(RELOAD_GUARD_KEY), Date.now())
    if (decision.verdict === 'give-up') return false
    sessionStorage.setItem(RELOAD_GUARD_KEY, decision.remember)
  } catch {
    return false // no storage, no automatic reload: nothing would stop a loop
  }
  isReloading = true
  location.reload()
  return true
}
