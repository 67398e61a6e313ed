/** A chunk that cannot be loaded reloads the page, at most once in ten seconds (specification §4, §9). */

export const RELOAD_GUARD_MS = 10_000 // specification §9
/** Under which a tab stores when it last loaded the page again, milliseconds since 1970. */
export const RELOAD_GUARD_KEY = 'reload-guard'

/**
 * Whether one failed navigation or start may load the page again.
 *
 * @param last when this tab last did, as it was stored, or nothing for never. Where storage is not to be had, nothing would
 *   stop a loop: the caller then gives up without asking
 * @param nowMs time of the failure, milliseconds since 1970
 */
export function mayReload(last: string | number | null | undefined, nowMs: number): boolean {
  // A last reload that lies ahead comes from a clock that was set back: it must not block for longer than the limit.
  const isRecent = Math.abs(nowMs - Number(last)) < RELOAD_GUARD_MS // never: NaN, or 1970
  return !isRecent
}
