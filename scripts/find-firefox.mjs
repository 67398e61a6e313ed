import { findProgram } from './find-program.mjs'

/**
 * The Firefox of this machine.
 *
 * @returns {string | undefined} path of the executable; undefined for none
 */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox'])
}
