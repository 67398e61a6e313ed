import { copyFile, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#server/ops/error-code.ts'
import type { Log } from '#server/ops/log.ts'
import { makeFolder } from '#server/ops/make-folder.ts'
import { placeFile } from '#server/ops/place-file.ts'

const DAY_MS = 86_400_000
const KEEP_MS = 31 * DAY_MS // 30 days for pages that are still open; what is in use says so once a day

/**
 * Scripts, styles and fonts of every build that was served lately. Pages of an earlier build that are still open ask for
 * theirs, and while several processes are upgraded one after the other, the page of one asks another for its scripts.
 */
export type KeptAssets = {
  /** Adds those of this build, says that they are in use, and deletes what no build uses any more. Never fails. */
  keep(): Promise<void>
  /** The content of `/_assets/…`, or undefined where no build of late had it. */
  read(path: string): Promise<Uint8Array | undefined>
}

type Deps = {
  /** Made where it is missing; all processes of a site may share it, since a hashed name stands for its content. */
  folder: string
  /** This build's own assets; missing in development. */
  built: string
  now: () => Date
  log: Pick<Log, 'warn'>
}

/** A folder whose files tell by their time when a build last had them. */
export function keptAssets({ folder, built, now, log }: Deps): KeptAssets {
  let own: string[] | undefined // listed once: the folder may be built anew while this process still serves its build

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
    async keep() {
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
        log.warn({ event: 'assets-not-kept', reason: errorCode(error) }) // pages of this build do without
      }
    },
    async read(path) {
      // One name, of the kind that the build gives: what a stranger writes leads nowhere else.
      const [, name] = /^\/_assets\/([\w-]+(?:\.[\w-]+)+)$/.exec(path) ?? []
      return name === undefined ? undefined : readFile(join(folder, name)).catch(() => undefined) // no build had it
    },
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
