import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '#scripts/find-postgres.mjs'
import { freePort } from './free-port.ts'
import { root } from './server.ts'
import { end, isRunning } from './spawned.ts'

const READY_WITHIN_MS = 120_000
const ANSWER_WITHIN_MS = 10_000 // then asked again

/** An empty PostgreSQL server of the test's own, on a free port of the loopback address. */
export type Postgres = {
  /** For `DATABASE_URL`. */
  url: string
  /** Kills the server with SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again with the same data. */
  restart: () => Promise<void>
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

type Options = {
  /** Whether commits sync to disk, as in production; off by default, because tests need not survive a power cut. */
  durable?: boolean
}

/**
 * Starts the installed PostgreSQL; `npm test` installs it where it is missing.
 *
 * @throws Error when it is not installed or does not start
 */
export async function startPostgres({ durable = false }: Options = {}): Promise<Postgres> {
  const programs = findPostgres()
  if (!programs) throw new Error('This machine has no PostgreSQL server. Run `npm test` once: it provides one.')
  const owner = serverOwner()
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-postgres-'))
  chownSync(folder, owner.uid, owner.gid)

  makeCluster(programs, folder, owner)

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300, // each site opens up to 8, and the tests of a file close theirs at its end
    ...(durable ? {} : careless),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () =>
    spawn(join(programs, 'postgres'), ['-D', folder, ...args], { ...owner, cwd: folder, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = start()

  const restart = () =>
    within(READY_WITHIN_MS, async () => {
      server = start() // fails while children of the killed server still hold its shared memory
      await untilReady(url, server)
    })
  const stop = async () => {
    await end(server, 'SIGQUIT') // immediate shutdown: there is nothing to preserve
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, kill: async () => void (await end(server, 'SIGKILL')), restart, stop }
}

type Owner = { uid: number; gid: number }

/** Fills a folder with the files of an empty server. They are copies of the first ones: making them takes a second. */
function makeCluster(programs: string, folder: string, owner: Owner): void {
  const { mtimeMs } = statSync(join(programs, 'postgres')) // another version has files of its own
  const first = join(root, 'node_modules/.cache', `postgres-${mtimeMs}-${owner.uid}`)
  if (existsSync(first) && copy(first, folder)) return

  const initdb = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), initdb, {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
    timeout: READY_WITHIN_MS,
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)

  mkdirSync(dirname(first), { recursive: true })
  const kept = mkdtempSync(`${first}-`)
  try {
    if (copy(folder, kept)) renameSync(kept, first)
  } catch {
    // Another worker was faster.
  } finally {
    rmSync(kept, { recursive: true, force: true })
  }
}

/** Copies a folder's files with their owners and rights. @returns whether this system can */
function copy(from: string, to: string): boolean {
  return spawnSync('cp', ['-a', `${from}/.`, to]).status === 0
}

async function within(ms: number, attempt: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + ms
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** PostgreSQL refuses to run as root: then it runs as Debian's `postgres` user, or as `nobody`. */
function serverOwner(): Owner {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) return { uid, gid }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'))
  const [, , userId, groupId] = line?.split(':') ?? []
  if (userId === undefined || groupId === undefined) throw new Error('PostgreSQL needs a user other than root.')
  return { uid: Number(userId), gid: Number(groupId) }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && isRunning(server)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS })
    client.on('error', () => {}) // the server may stop at that moment
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25)) // refused until the server listens
    }
  }
  throw new Error(`PostgreSQL did not come up within ${READY_WITHIN_MS} ms.`)
}
