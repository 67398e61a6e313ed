import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first of these programs that this machine has.
 *
 * @param {string[]} names
 * @param {string[]} [elsewhere] folders to look in after those of PATH
 * @returns {string | undefined} path of the executable
 */
export function findProgram(names, elsewhere = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...elsewhere]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false // not there, or not ours to run: the same to the one who asks
  }
}
