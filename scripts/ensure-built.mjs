import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { refuse, root, say } from './terminal.mjs'

/** The inputs of the build, dependencies included. */
const SOURCES = ['app', 'content', 'core', 'public', 'vite.config.ts', 'package.json', 'package-lock.json']

const dist = join(root, 'dist')
const stamp = join(dist, 'sources.sha256')

/**
 * Builds the site, unless `dist/` is up to date.
 *
 * @param {string} node the Node.js to build with
 */
export function ensureBuilt(node) {
  const fingerprint = sourcesFingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  build(node, fingerprint)
}

/**
 * @param {string} node
 * @param {string} fingerprint
 */
function build(node, fingerprint) {
  say('Building the site…')
  try {
    mkdirSync(dist, { recursive: true })
    writeFileSync(stamp, '') // an interrupted build must not count as complete
  } catch (error) {
    refuse(`Not built: ${error instanceof Error ? error.message : error}.`) // such as a read-only folder
  }
  const { status } = spawnSync(node, ['app/build.ts'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) refuse('Not built: the error is above.')
  writeFileSync(stamp, fingerprint)
}

/** A hash of contents, not of modification times, which a checkout changes. */
function sourcesFingerprint() {
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
