import { findProgram } from './find-program.mjs'
import { quietly } from './quietly.mjs'

/**
 * Installs Debian's packages, where this is a Debian and we are root. Whether it worked is seen by what is there then.
 *
 * @param {string[]} packages
 */
export function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return
  // Runlevel 1: the database package's own server is not started, the tests run theirs.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  quietly('apt-get', ['update', '-qq'], env)
  quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}
