import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first of these programs that is installed.
 *
 * @param {string[]} names
 * @param {string[]} [elsewhere] folders to search after those of PATH
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
    return false // missing or not executable: no difference to the caller
  }
}
