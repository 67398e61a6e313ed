import { findProgram } from './find-program.mjs'
import { quietly } from './quietly.mjs'

/** A machine that has just started may be updating itself: waited for. A server that does not answer is asked again. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=5']

/**
 * Installs Debian's packages, where this is a Debian and we are root. Whether it worked is seen by what is there then.
 *
 * @param {string[]} packages
 * @param {string[]} [extras] packages that not every Debian has: each by itself, as one it lacks would stop the others
 */
export function installFromDebian(packages, extras = []) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return
  // Runlevel 1: the database package's own server is not started, the tests run theirs.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  quietly('apt-get', [...PATIENT, 'update', '-qq'], env)
  for (const names of [packages, ...extras.map((name) => [name])]) {
    if (names.length === 0) continue
    quietly('apt-get', [...PATIENT, 'install', '-y', '-qq', '--no-install-recommends', ...names], env)
  }
}
