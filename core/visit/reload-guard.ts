/** A chunk that cannot be loaded reloads the page, at most once in ten seconds (specification §4, §9). */

export const RELOAD_GUARD_MS = 10_000 // specification §9
export const RELOAD_GUARD_KEY = 'reload-guard'

/** What is left to do about a failed chunk: load the page again, or show a page that says so. */
export type ReloadVerdict = { verdict: 'reload'; remember: string } | { verdict: 'give-up' }

/**
 * Decides about one failed navigation or start.
 *
 * @param stored what the guard last remembered in this tab, or null for nothing. Where storage is not to be had, nothing
 *   would stop a loop: the caller then gives up without asking
 * @param nowMs time of the failure, milliseconds since 1970
 */
export function reloadVerdict(stored: string | null, nowMs: number): ReloadVerdict {
  const last = Number(stored ?? Number.NaN)
  // A last reload that lies ahead comes from a clock that was set back: it must not block for longer than the limit.
  const isRecent = Math.abs(nowMs - last) < RELOAD_GUARD_MS
  return isRecent ? { verdict: 'give-up' } : { verdict: 'reload', remember: String(nowMs) }
}
