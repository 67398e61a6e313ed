import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { end, isRunning } from './spawned.ts'

const READY_WITHIN_MS = 120_000 // on a machine that runs other tests too

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The real server, as `npm start` runs it, with a database of its own. */
export type Server = {
  /** Origin, without a trailing slash. */
  url: string
  /** What it and the terminal commands were given as `DATABASE_URL`. */
  databaseUrl: string
  process: ChildProcess
  /** Everything it has written so far, both outputs. */
  output: () => string
  /** Asks it to stop, as the operating system would, and forgets its database. */
  stop: () => Promise<{ exitCode: number | null }>
}

/**
 * Starts the server on a free port, over an empty SQLite file unless `env` names another database.
 *
 * @param env on top of what a test wants anyway: a silent log, and no limit on leads from one address
 * @param launcher words before the program, such as a shell that limits it first
 * @param program what Node.js runs
 * @throws Error with what the server said, when it does not get ready
 */
export async function startServer(
  env: Record<string, string> = {},
  launcher: string[] = [],
  program = 'server/main.ts',
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-site-'))
  const databaseUrl = env.DATABASE_URL ?? `sqlite:${join(folder, 'site.db')}`
  const [command = '', ...args] = [...launcher, process.execPath, program]
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...bareEnvironment(),
      LOG_LEVEL: 'error',
      RATE_LIMIT_LEADS: '100000',
      ...env,
      PORT: '0', // the system chooses one that is free
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const closed = once(child, 'close') // a process may have ended while its last words are still on the way

  const stop = async () => {
    const exitCode = await end(child)
    await closed
    rmSync(folder, { recursive: true, force: true })
    return { exitCode }
  }
  const url = await addressOf(child, () => output)
  if (url === undefined) {
    await stop()
    throw new Error(`The server did not get ready. It said:\n${output}`)
  }
  return { url, databaseUrl, process: child, output: () => output, stop }
}

/**
 * The same, with the pages as they were on the day of the first facts: what is tried in a browser is the code, on whatever
 * day it is tried. A figure that has run out, or midnight, changes nothing meanwhile.
 */
export function startSite(env: Record<string, string> = {}): Promise<Server> {
  return startServer(env, [], 'tests/support/serve-first-day.ts')
}

/** What a program needs to run at all, and none of the settings of whoever runs the tests. */
export function bareEnvironment(): Record<string, string> {
  // The cache is the launcher's (`scripts/child.mjs`).
  return { PATH: process.env.PATH ?? '', HOME: tmpdir(), NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
}

/** The address in the one line the server prints once it listens. */
async function addressOf(child: ChildProcess, output: () => string): Promise<string | undefined> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && isRunning(child)) {
    const [address] = /http:\/\/\S+/.exec(output()) ?? []
    if (address) return address
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return undefined
}
