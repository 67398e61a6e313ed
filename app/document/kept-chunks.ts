/** Chunks of earlier builds stay served for a while: pages that are still open ask for them. */

export const KEEP_MS = 30 * 86_400_000

/** Files that no build makes any more, each with the time of the first build without it: milliseconds since 1970. */
export type Retired = Readonly<Record<string, number>>

type Chunks = {
  /** Every file that is there. */
  present: readonly string[]
  /** Those that the newest build made. */
  used: ReadonlySet<string>
  /** What the build before remembered. */
  retired: Retired
}

/**
 * Tells, after a build, which files to keep for the pages of earlier builds and which to delete.
 *
 * @param nowMs time of the build, milliseconds since 1970
 */
export function keptChunks({ present, used, retired }: Chunks, nowMs: number): { kept: Retired; expired: string[] } {
  const since = present.filter((file) => !used.has(file)).map((file) => [file, retired[file] ?? nowMs] as const)
  const isExpired = ([, retiredAt]: readonly [string, number]) => nowMs - retiredAt > KEEP_MS
  return {
    kept: Object.fromEntries(since.filter((entry) => !isExpired(entry))),
    expired: since.filter(isExpired).map(([file]) => file),
  }
}
