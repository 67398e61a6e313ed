import { copyFile, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { makeFolder } from '#server/base/make-folder.ts'
import { placeFile } from '#server/base/place-file.ts'

const DAY_MS = 86_400_000
const KEEP_MS = 31 * DAY_MS // 30 days for pages still open, plus one: assets in use are touched once a day

/**
 * Scripts, styles and fonts of every recently served build. Pages of an earlier build that are still open request theirs,
 * and during a rolling upgrade a page of one process may request its scripts from another.
 */
export type AssetArchive = {
  /** Copies this build's assets into the folder, marks them as in use, and deletes expired ones. Never rejects. */
  archive(): Promise<void>
  /** The content of `/_assets/…`, or undefined where no recent build had it. */
  read(path: string): Promise<Uint8Array | undefined>
}

type Deps = {
  /** Created if missing; processes may share it, since a hashed name identifies its content. */
  folder: string
  /** This build's own assets; missing in development. */
  built: string
  now: () => Date
  log: Pick<Log, 'warn'>
}

/** Opens the folder. The modification time of a file is when a build was last known to use it. */
export function assetArchive({ folder, built, now, log }: Deps): AssetArchive {
  let own: string[] | undefined // listed once: the folder may be rebuilt while this process still serves its own build

  const add = (name: string) =>
    placeFile(folder, name, async (path) => {
      await copyFile(join(built, name), path)
      await utimes(path, now(), now())
    })

  async function deleteExpired(names: string[]): Promise<void> {
    for (const name of names) {
      const info = await stat(join(folder, name)).catch(ifMissing) // another process may have been faster
      if (info && now().getTime() - info.mtimeMs > KEEP_MS) await rm(join(folder, name), { force: true })
    }
  }

  return {
    async archive() {
      try {
        own ??= (await readdir(built).catch(ifMissing)) ?? []
        if (own.length === 0) return
        makeFolder(folder)
        const there = new Set(await readdir(folder))
        const names = own
        const touch = (name: string) => utimes(join(folder, name), now(), now())
        await Promise.all(own.map((name) => (there.has(name) ? touch(name) : add(name))))
        await deleteExpired([...there].filter((name) => !names.includes(name)))
      } catch (error) {
        log.warn({ event: 'assets-not-kept', reason: errorCode(error) }) // only pages of other builds are affected
      }
    },
    async read(path) {
      // A plain file name of the form the build gives: no path from outside reaches another folder.
      const [, name] = /^\/_assets\/([\w-]+(?:\.[\w-]+)+)$/.exec(path) ?? []
      return name === undefined ? undefined : readFile(join(folder, name)).catch(() => undefined) // no build had it
    },
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
