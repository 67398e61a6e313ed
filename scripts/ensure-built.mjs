import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { refuse, root, say } from './terminal.mjs'

/** What the build reads, and with what it is made. */
const SOURCES = ['app', 'content', 'core', 'public', 'vite.config.ts', 'package.json', 'package-lock.json']

const dist = join(root, 'dist')
const stamp = join(dist, 'sources.sha256')

/**
 * Builds the site, unless `dist/` was built from just these sources.
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
    writeFileSync(stamp, '') // a build that is cut off must not pass for a finished one
  } catch (error) {
    refuse(`Not built: ${error instanceof Error ? error.message : error}.`) // as in a folder that is only to be read
  }
  const { status } = spawnSync(node, ['app/build.ts'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) refuse('Not built: the error is above.')
  writeFileSync(stamp, fingerprint)
}

/** By content, not by time: a checkout changes the times of files it does not change. */
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
