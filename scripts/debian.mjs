import { findProgram } from './find-program.mjs'
import { quietly } from './quietly.mjs'

/** Waits for a machine that is updating itself after boot, and retries downloads. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=5']

/** Whether this is Debian and the user is root. */
export function canInstallFromDebian() {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/**
 * Installs Debian packages where that is possible. The caller checks whether the programs exist afterwards.
 *
 * @param {string[]} packages each one, or several with blanks between
 * @param {string[]} [extras] packages that some releases lack: installed one by one, as a missing one fails the others
 */
export function installFromDebian(packages, extras = []) {
  if (!canInstallFromDebian()) return
  // Runlevel 1 keeps the database package from starting its server; the tests run their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  quietly('apt-get', [...PATIENT, 'update', '-qq'], env)
  for (const names of [packages, ...extras.map((name) => [name])].map((list) =>
    list.flatMap((name) => name.split(' ')),
  )) {
    if (names.length === 0) continue
    quietly('apt-get', [...PATIENT, 'install', '-y', '-qq', '--no-install-recommends', ...names], env)
  }
}
