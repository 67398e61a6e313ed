import { spawnSync } from 'node:child_process'
import { root, say } from './terminal.mjs'

/**
 * Runs a command and shows its output only if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the current environment
 * @returns {boolean} whether it succeeded
 */
export function quietly(command, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm', // npm is npm.cmd there
  })
  if (status !== 0) say(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
  return status === 0
}
