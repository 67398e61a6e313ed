import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { errorCode } from '#server/ops/error-code.ts'
import type { Log } from '#server/ops/log.ts'
import { makeFolder } from '#server/ops/make-folder.ts'
import { placeFile } from '#server/ops/place-file.ts'

type Bounds = { maxFiles: number; maxBytes: number }

/** Files made once and kept for the next start, the longest unused going first when there are too many. */
export type DiskCache = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Never fails: a disk that is full or read-only costs speed, not pictures. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

/**
 * @param folder made where it is missing; several processes may share it, since names stand for their content
 */
export async function openDiskCache(folder: string, bounds: Bounds, log: Pick<Log, 'warn'>): Promise<DiskCache> {
  const known = new LRUCache<string, number>({
    max: bounds.maxFiles,
    maxSize: bounds.maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    // Nothing waits for the deletion, and another process may have been faster.
    dispose: (_bytes, name, reason) =>
      reason === 'evict' && void rm(join(folder, name), { force: true }).catch(() => {}),
  })
  for (const { name, bytes } of await filesByAge(folder)) known.set(name, bytes)

  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined) // not made yet, or evicted
      if (!bytes?.length) return undefined // a power cut may leave a name without its content
      known.set(name, bytes.length)
      return new Uint8Array(bytes)
    },
    async write(name, bytes) {
      try {
        makeFolder(folder)
        await placeFile(folder, name, (path) => writeFile(path, bytes))
        known.set(name, bytes.length)
      } catch (error) {
        log.warn({ event: 'image-cache-not-written', reason: errorCode(error) })
      }
    },
  }
}

/** Those too that a killed process has not finished: nobody asks for them, so they go in their turn. */
async function filesByAge(folder: string): Promise<{ name: string; bytes: number }[]> {
  const names = await readdir(folder).catch(() => []) // not made yet
  const files = await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name)).catch(() => undefined) // another process evicted it just now
      return { name, bytes: info?.size ?? 0, usedMs: info?.mtimeMs ?? 0 }
    }),
  )
  return files.toSorted((a, b) => a.usedMs - b.usedMs)
}
