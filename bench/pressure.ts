/** What visitors wait for while somebody else wears the site down. */
import type { LoadResult } from '#tests/support/http-load.ts'
import { httpLoad } from '#tests/support/http-load.ts'
import {
  getOf,
  memoryWhileUnread,
  postOf,
  whileCalculatorsAreAsked,
  whileLeadsAreWritten,
  whileLocked,
} from '#tests/support/pressure.ts'
import type { Server } from '#tests/support/server.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Budget, type Effort, measured, missing } from './row.ts'

const LOCKED_SECONDS = 8
const UNREAD_SECONDS = 12
const env = { RATE_LIMIT_LEADS: '1000000000', TRUST_PROXY: 'true' }

export async function benchPressure({ runs, loadSeconds }: Effort): Promise<BenchRow[]> {
  const written: LoadResult[][] = []
  const flooded: LoadResult[][] = []
  const locked: LoadResult[][] = []
  const unread: number[] = []
  for (let run = 0; run < runs; run += 1) {
    written.push(Object.values(await withServer(env, (server) => whileLeadsAreWritten(server, loadSeconds * 2))))
    flooded.push(Object.values(await withServer(env, (server) => whileCalculatorsAreAsked(server, loadSeconds * 2))))
    locked.push(await withServer(env, lockedVisits))
    if (process.platform === 'linux') {
      unread.push(
        await withServer(env, async (server) => (await memoryWhileUnread(server, UNREAD_SECONDS)).mostMebibytes),
      )
    }
  }
  const locking = `while another process holds SQLite’s lock for ${LOCKED_SECONDS} s`
  const flooding = 'while 1,000 connections ask for new calculations'
  const pipelining = 'pressure: memory, 300 connections with 1,500 unread requests each'
  return [
    ...p99s(written, 'while 64 connections send leads', [
      ['GET /', 50],
      ['GET /healthz', 50],
    ]),
    ...p99s(locked, locking, [
      ['GET /', 100],
      ['GET /healthz', 100],
    ]),
    ...p99s(flooded, flooding, [
      ['GET /', 100],
      ['GET /healthz', 100],
      ['POST a lead', 500],
    ]),
    unread.length > 0
      ? measured(pipelining, 'MiB', unread, { most: 400 })
      : missing(pipelining, 'read from /proc, which this system lacks'),
  ]
}

/** Visitors read, and somebody sends leads. */
async function lockedVisits(server: Server): Promise<LoadResult[]> {
  const { url } = server
  const load = (connections: number, request: () => string) =>
    httpLoad({ origin: url, connections, seconds: LOCKED_SECONDS, request })
  const all = await whileLocked(server, () =>
    Promise.all([load(1, getOf(url, '/')), load(1, getOf(url, '/healthz')), load(4, postOf(url))]),
  )
  return all.slice(0, 2)
}

function p99s(runs: LoadResult[][], what: string, rows: [name: string, most: number][]): BenchRow[] {
  return rows.map(([name, most], index) => {
    const budget: Budget = { most }
    const samples = runs.flatMap((results) => results[index]?.p99 ?? [])
    return measured(`pressure: ${name} ${what}, p99`, 'ms', samples, budget)
  })
}
