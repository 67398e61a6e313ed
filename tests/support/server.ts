import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from './bundled.ts'
import { end, isRunning } from './spawned.ts'

const READY_WITHIN_MS = 120_000 // generous, for a machine that runs other tests as well

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The real server, as `npm start` runs it, with a database of its own. */
export type Server = {
  /** Origin, without a trailing slash. */
  url: string
  /** `DATABASE_URL` of the server and of terminal commands. */
  databaseUrl: string
  process: ChildProcess
  /** Its output so far, standard output and standard error. */
  output: () => string
  /** Stops it with a signal, and deletes its database. */
  stop: () => Promise<{ exitCode: number | null }>
}

/**
 * Starts the server on a free port, with an empty SQLite file unless `env` has another database.
 *
 * @param env added to the test defaults: a silent log and no rate limit on leads
 * @param launcher command prefix, such as a shell that sets limits first
 * @param program the file that Node.js runs
 * @throws Error with the server's output when it does not become ready
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
      PORT: '0', // the system chooses a free one
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const closed = once(child, 'close') // not exit: output may still be buffered after the process has ended

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
 * As `startServer`, with pages of one line, which halves the cost of a start, and where programs are bundled, which halves it
 * again: for suites that look at leads only.
 */
export function startLeadsServer(env: Record<string, string> = {}, launcher: string[] = []): Promise<Server> {
  return startServer(env, launcher, bundled('tests/support/serve-leads.ts'))
}

/**
 * Variables of a server that does not precompress its pages, which takes longer than its start: for suites that do not
 * weigh them (`weigh.ts` computes what they weigh).
 */
export const uncompressed = { NODE_OPTIONS: '--import ./tests/support/skip-precompressing.ts' }

/**
 * Starts the server with pages as of the day of the first facts, uncompressed: browser tests must not depend on today's
 * date, on expired figures or on midnight.
 */
export function startSite(env: Record<string, string> = {}): Promise<Server> {
  return startServer({ ...uncompressed, ...env }, [], 'tests/support/serve-first-day.ts')
}

/** The environment variables that a program needs to run, without any settings of the person who runs the tests. */
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
