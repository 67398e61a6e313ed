import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Prints a message on standard error, because standard output belongs to the command being run.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/**
 * Prints an error and exits with code 1.
 *
 * @param {string} line
 * @returns {never}
 */
export function refuse(line) {
  say(line)
  process.exit(1)
}
