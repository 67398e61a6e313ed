import { fileURLToPath } from 'node:url'

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * One line for the person at the terminal; never on standard output, which belongs to the command that was asked for.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/**
 * Says why it cannot go on, and ends.
 *
 * @param {string} line
 * @returns {never}
 */
export function refuse(line) {
  say(line)
  process.exit(1)
}
