import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, root } from './terminal.mjs'

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
  if (existsSync(pinned) && major(versionOf(pinned)) >= OLDEST) return pinned
  if (major(process.version) >= OLDEST) return process.execPath
  refuse(`Potreban je Node.js ${OLDEST} ili noviji: ovde je ${process.version}, a za ${platform} nema priloženog.`)
}

/**
 * A pinned executable may be there and still not run, as on a Linux with musl: asked, not believed.
 *
 * @param {string} node
 */
function versionOf(node) {
  if (node === process.execPath) return process.version
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

/** @param {string} version such as `v26.10.0` */
function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
