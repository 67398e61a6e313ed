/** A chunk that fails to load reloads the page, at most once in ten seconds (specification §4.14). */

export const RELOAD_GUARD_MS = 10_000 // specification §9.9
/** Storage key for the time of the tab's last such reload, in milliseconds since 1970. */
export const RELOAD_GUARD_KEY = 'reload-guard'

/**
 * Whether a failed navigation or start may reload the page.
 *
 * @param last time of the tab's last such reload, as stored; null or undefined for never. Without storage nothing would
 *   stop a reload loop: the caller must not reload then
 * @param nowMs time of the failure, milliseconds since 1970
 */
export function mayReload(last: string | number | null | undefined, nowMs: number): boolean {
  // A last reload in the future means that the clock was set back: it must not block for longer than the limit.
  const isRecent = Math.abs(nowMs - Number(last)) < RELOAD_GUARD_MS // for never, Number gives NaN or 0: false
  return !isRecent
}
