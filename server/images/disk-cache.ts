import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { makeFolder } from '#server/base/make-folder.ts'
import { placeFile } from '#server/base/place-file.ts'

type Bounds = { maxFiles: number; maxBytes: number }

/** An LRU cache of files that survives restarts. */
export type DiskCache = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Never rejects: on a full or read-only disk pictures are only slower. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

/**
 * @param folder created if missing; processes may share it, since a name identifies its content
 */
export async function openDiskCache(folder: string, bounds: Bounds, log: Pick<Log, 'warn'>): Promise<DiskCache> {
  const known = new LRUCache<string, number>({
    max: bounds.maxFiles,
    maxSize: bounds.maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    // Not awaited, and not an error when another process was faster.
    dispose: (_bytes, name, reason) =>
      reason === 'evict' && void rm(join(folder, name), { force: true }).catch(() => {}),
  })
  for (const { name, bytes } of await filesByAge(folder)) known.set(name, bytes)

  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined) // not made yet, or evicted
      if (!bytes?.length) return undefined // after a power cut a file may be empty
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

/** All files, oldest first. Temporary files of killed processes are included, so that they are evicted in turn. */
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
