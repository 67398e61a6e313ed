import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './terminal.mjs'

/** Longer than a graceful shutdown takes; a process that is still running then has hung. */
const GRACE_MS = 30_000

/** Node.js's compile cache: with it, later starts do not load the TypeScript compiler, which takes 10 MB and 50 ms. */
export const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env }

/**
 * Runs a command in the foreground and exits with its exit code.
 *
 * @param {string} node
 * @param {string[]} args
 */
export async function runCommand(node, args) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
  process.on('SIGINT', () => {}) // the terminal sends Ctrl-C to the whole process group, so the command gets it too
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.exitCode = await exitCodeOf(child)
}

/**
 * Runs a server until it exits, and never leaves it behind.
 *
 * Launcher and server are connected by an IPC channel, and the server shuts down gracefully when it closes: on a signal
 * to the launcher, or when the launcher dies. Forwarding the signal instead would deliver it twice when the whole
 * process group is signalled, and could not handle a launcher that was killed.
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
    child.once('exit', (code) => resolve(code ?? 1)) // null: ended by a signal
  })
}
