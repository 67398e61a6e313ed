import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { refuse, root, say } from './terminal.mjs'

/** The oldest Node.js that runs TypeScript directly, as the server and the terminal commands need. */
const OLDEST = 24

/**
 * The Node.js to run the project with: the pinned one from node_modules, else the current one if it is new enough.
 *
 * @returns {string} path of the executable
 */
export function runtime() {
  const windows = process.platform === 'win32'
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`
  // Located by package, because npm 10 creates no link node_modules/.bin/node.
  const pinned = join(root, 'node_modules', `node-${platform}`, 'bin', windows ? 'node.exe' : 'node')
  if (runs(pinned)) return pinned
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true }) // npm would mistake it for the machine's own
  if (major(process.version) >= OLDEST) return process.execPath
  refuse(`Node.js ${OLDEST} or later is needed: here is ${process.version}, and none comes along for ${platform}.`)
}

/**
 * Whether an executable runs: it may exist and still fail, as on Linux with musl.
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

/** Installs a library that Node.js 26 needs and minimal Debian systems lack; attempted once. */
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
