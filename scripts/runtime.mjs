import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { refuse, root, say } from './terminal.mjs'

/** The server and the terminal commands are TypeScript that Node.js runs as it is; older ones cannot. */
const OLDEST = 24

/**
 * The Node.js that runs the project: the pinned one from node_modules, else this one, when it is new enough.
 *
 * @returns {string} path of the executable
 */
export function runtime() {
  const windows = process.platform === 'win32'
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`
  // By its package, not by node_modules/.bin/node: npm 10 makes no link of that name.
  const pinned = join(root, 'node_modules', `node-${platform}`, 'bin', windows ? 'node.exe' : 'node')
  if (runs(pinned)) return pinned
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true }) // npm would take it for the machine's own
  if (major(process.version) >= OLDEST) return process.execPath
  refuse(`Node.js ${OLDEST} or later is needed: here is ${process.version}, and none comes along for ${platform}.`)
}

/**
 * An executable may be there and still not run, as on a Linux with musl: asked, not believed.
 *
 * @param {string} node
 * @returns {boolean}
 */
function runs(node) {
  if (node === process.execPath) return true
  if (!existsSync(node)) return false
  const { stdout, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (stderr?.includes('libatomic.so.1')) return hasFetchedLibatomic() && runs(node)
  return major(stdout ?? '') >= OLDEST
}

let fetched = false

/** Node.js 26 needs a library that smaller Debians lack. Tried once. */
function hasFetchedLibatomic() {
  if (fetched) return false
  fetched = true
  say('Fetching libatomic for Node.js (Debian: package libatomic1)…')
  installFromDebian(['libatomic1'])
  return true
}

/** @param {string} version such as `v26.10.0` */
function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
