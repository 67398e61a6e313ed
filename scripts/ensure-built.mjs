import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesFingerprint } from './sources-fingerprint.mjs'
import { refuse, root, say } from './terminal.mjs'

const dist = join(root, 'dist')
const stamp = join(dist, 'sources.sha256')

/**
 * Builds the site, unless `dist/` is up to date.
 *
 * @param {string} node the Node.js to build with
 */
export function ensureBuilt(node) {
  const fingerprint = sourcesFingerprint(root)
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
