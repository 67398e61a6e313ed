import { findProgram } from './find-program.mjs'
import { quietly } from './quietly.mjs'

/**
 * Installs Debian's packages, where this is a Debian and we are root. Whether it worked is seen by what is there then.
 *
 * @param {string[]} packages
 * @param {string[]} [beside] packages that not every Debian has
 */
export function installFromDebian(packages, beside = []) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return
  // Runlevel 1: the database package's own server is not started, the tests run theirs.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  quietly('apt-get', ['update', '-qq'], env)
  for (const names of [packages, beside]) {
    if (names.length > 0) quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env)
  }
}
