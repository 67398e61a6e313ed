import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The inputs of the build, dependencies included. */
const SOURCES = ['app', 'content', 'core', 'public', 'vite.config.ts', 'package.json', 'package-lock.json']

/**
 * A hash of contents, not of modification times, which a checkout changes.
 *
 * @param {string} root the project's folder
 */
export function sourcesFingerprint(root) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path of a file or a folder
 * @returns {string[]}
 */
function filesIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat ? [path] : []
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesIn(join(path, name)))
}
