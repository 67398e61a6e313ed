import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file into a folder whole: whoever reads there finds all of it or nothing, and a process that is killed leaves a
 * hidden file behind.
 *
 * @param write fills the unfinished file, whose path it is given
 */
export async function placeFile(folder: string, name: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`)
  try {
    await write(unfinished)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}) // the first error says what is wrong
    throw error
  }
}
