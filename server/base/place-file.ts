import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Creates or replaces a file atomically: readers see all of it or nothing. A killed process leaves a hidden file behind.
 *
 * @param write writes the temporary file at the given path
 */
export async function placeFile(folder: string, name: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`)
  try {
    await write(unfinished)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}) // the original error matters more
    throw error
  }
}
