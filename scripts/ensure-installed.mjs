import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { refuse, root, say } from './terminal.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Packages what a lock file lists, by folder
 */

const modules = join(root, 'node_modules')

/**
 * Installs the locked dependencies, unless they are installed already.
 *
 * @param {{ dev: boolean }} wanted whether development dependencies are needed; installed ones are kept in any case
 */
export function ensureInstalled({ dev }) {
  const locked = packages(join(root, 'package-lock.json'))
  const installed = packages(join(modules, '.package-lock.json'))
  const withDev = dev || Object.values(installed).some((entry) => entry.dev)
  const isThere = (/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json'))
  if (!isInstalled(locked, installed, withDev, isThere)) install(withDev)
  if (withDev) enableHooks()
}

/**
 * Compares the lock file with npm's own record of the installation, which has the same format. The record does not show
 * packages deleted by hand since, so their folders are checked as well.
 *
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {boolean} withDev
 * @param {(folder: string) => boolean} isThere
 */
export function isInstalled(locked, installed, withDev, isThere) {
  const isGone = (/** @type {[string, Entry]} */ [folder, { optional, devOptional }]) =>
    !optional && !devOptional && !isThere(folder)
  if (Object.entries(installed).some(isGone)) return false
  return Object.entries(locked).every(([folder, { version, integrity, dev, optional, devOptional }]) => {
    if (folder === '' || (dev && !withDev)) return true
    const found = installed[folder]
    if (!found) return Boolean(optional || devOptional) // for another platform
    return found.version === version && found.integrity === integrity
  })
}

/** @param {boolean} withDev */
function install(withDev) {
  say('Installing dependencies…')
  // Uses the machine's npm and Node.js: those in node_modules are about to be replaced.
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(modules))
  const { status } = spawnSync(
    'npm',
    ['ci', withDev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: path?.join(delimiter) },
      stdio: ['ignore', 'ignore', 2],
      shell: process.platform === 'win32', // npm is npm.cmd there
    },
  )
  if (status !== 0) refuse('Not installed: `npm ci` says why above.')
}

/** Enables the commit hook, which needs the development dependencies; not in CI, and not outside a git checkout. */
function enableHooks() {
  if (process.env.CI || !existsSync(join(root, '.git'))) return
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('config', 'core.hooksPath').stdout?.trim()) return // set already, by the developer or by us
  git('config', 'core.hooksPath', '.githooks')
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packages(file) {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
