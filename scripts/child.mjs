import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './terminal.mjs'

/** Longer than the server takes to drain; a process that is still there then has hung. */
const GRACE_MS = 30_000

/** Where Node.js keeps what it compiled: a second start needs no TypeScript compiler, which is 10 MB and 50 ms. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env }

/**
 * Runs a command in the terminal's place and ends with its exit code.
 *
 * @param {string} node
 * @param {string[]} args
 */
export async function runCommand(node, args) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
  process.on('SIGINT', () => {}) // Ctrl-C reaches the command by itself: the terminal sends it to the whole group
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.exitCode = await exitCodeOf(child)
}

/**
 * Runs a server until it ends, and leaves none behind.
 *
 * The two are tied by a channel: the server drains when it closes. A signal to the launcher closes it, and so does
 * the launcher's own death. Passing the signal on instead would give the server two of them where the whole process
 * group was signalled, and could not cover a launcher that was killed.
 *
 * @param {string} node
 * @param {string[]} args
 */
export async function runServer(node, args) {
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const stop = () => {
    if (child.connected) child.disconnect()
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  process.exitCode = await exitCodeOf(child)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1)) // no code: a signal ended it
  })
}
