/** A file that people or programs change while the site runs: its last good content, and what is wrong with the newest. */
import { statSync } from 'node:fs'

export type Reading<Content> = { ok: true; content: Content } | { ok: false; faults: string[] }

export type WatchedFile<Content> = {
  /** The last good content; the same object until a better one is read. */
  content: () => Content
  /** Looks whether the file has changed, and reads it then. @returns what was read; undefined where there is nothing new */
  look: () => Reading<Content> | undefined
}

/**
 * Watches by asking for size and time, every few seconds: notices of the system get lost on network drives and in
 * containers. A file is read once it has rested from one look to the next, so that one half written is never taken.
 */
export function watchedFile<Content>(path: string, read: () => Reading<Content>, first: Content): WatchedFile<Content> {
  let content = first
  let taken = stamp(path)
  let seen = taken
  return {
    content: () => content,
    look() {
      const now = stamp(path)
      const hasRested = now === seen
      seen = now
      if (now === taken || !hasRested) return undefined
      const reading = read()
      if (stamp(path) !== now) return undefined // changed while it was read: again at the next look
      taken = now
      if (reading.ok) content = reading.content
      return reading
    },
  }
}

/** What changes whenever the file does. */
function stamp(path: string): string {
  try {
    const { ino, size, mtimeMs, mode } = statSync(path)
    return `${ino} ${size} ${mtimeMs} ${mode}`
  } catch {
    return 'none' // why it cannot be read is told by the reading
  }
}
