import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, where they are missing. Not by `recursive`: Node tries for ever where the system
 * answers that there is no such place, though the folder above is there (`/proc` does).
 *
 * @param mode rights of every folder that is made
 * @throws what the system says when it cannot be made
 */
export function makeFolder(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })) return // a file in its place is for whoever opens what is to lie there
  makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // else another process has been faster
  }
}
