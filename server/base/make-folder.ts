import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Not with `recursive`: Node retries for ever where mkdir answers ENOENT
 * although the parent exists, as in `/proc`.
 *
 * @param mode of every folder that is created
 * @throws the system's error
 */
export function makeFolder(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })) return // a file in its place fails later, when something in it is opened
  makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // EEXIST: another process was faster
  }
}
