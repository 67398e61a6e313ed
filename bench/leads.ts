/** How many leads a second are durable, how soon each is answered, and what that costs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { LEADS_PATH, LOAN_TYPES_PATH } from '#core/lead/wire.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type Server, startServer } from '#tests/support/server.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'
import { httpLoad } from './http-load.ts'

export type BenchRow = { name: string; value: number; unit: string; budget?: string }

const CONNECTIONS = [1, 16, 64]
const SECONDS = 4
const MILLION = 1_000_000
// Budgets of docs/performance.md: Directus 12 answered 82–100 posts and 285 lists a second on the machine that set them.
const POSTS_BUDGET = '≥ 2500'
const P99_BUDGET = '≤ 100'
const LIST_BUDGET = '≥ 8550'

/** Every row about leads; the real server in a process of its own, on databases that sync every commit. */
export async function benchLeads(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-bench-'))
  const file = join(folder, 'leads.db')
  const postgres = await startPostgres({ durable: true })
  const env = { DATABASE_URL: `sqlite:${file}`, RATE_LIMIT_LEADS: '1000000000', TRUST_PROXY: 'true' }
  try {
    const few = await withServer(env, async (server) => [
      ...(await postRows(server, 'SQLite, few stored', CONNECTIONS)),
      ...(await listRows(server)),
      memoryRow(server),
    ])
    storeLeads(file, MILLION)
    const many = await withServer(env, (server) => postRows(server, 'SQLite, a million stored', CONNECTIONS))
    const onPostgres = await withServer({ ...env, DATABASE_URL: postgres.url }, (server) =>
      postRows(server, 'PostgreSQL, few stored', [64], false),
    )
    return [...few, ...many, ...onPostgres]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withServer(
  env: Record<string, string>,
  run: (server: Server) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const server = await startServer(env)
  try {
    await untilIdle(server)
    return await run(server)
  } finally {
    await server.stop()
  }
}

/** A server that has just started still presses its files as small as they get, which is not what is measured. */
async function untilIdle({ url }: Server): Promise<void> {
  const cpuSeconds = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
  }
  for (let last = await cpuSeconds(), idle = false; !idle; ) {
    await pause(1000)
    const now = await cpuSeconds()
    idle = now - last < 0.1
    last = now
  }
}

async function postRows({ url }: Server, what: string, connections: number[], hasBudget = true): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const number of connections) {
    const { perSecond, p50, p99, failures } = await httpLoad({
      origin: url,
      connections: number,
      seconds: SECONDS,
      request: postOf(url),
    })
    if (failures > 0) throw new Error(`${failures} posts were not taken (${what}, ${number} connections).`)
    const name = `POST lead, ${what}, ${number} connections`
    const isBudgeted = hasBudget && number === 64
    rows.push({ name, value: perSecond, unit: '1/s', ...(isBudgeted ? { budget: POSTS_BUDGET } : {}) })
    rows.push({ name: `${name}, p50`, value: p50, unit: 'ms' })
    rows.push({ name: `${name}, p99`, value: p99, unit: 'ms', ...(isBudgeted ? { budget: P99_BUDGET } : {}) })
  }
  return rows
}

function postOf(url: string): () => string {
  const body = JSON.stringify(wireLeadOf())
  const head = `POST ${LEADS_PATH} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  // Visitors come from many addresses, each with a key of its own.
  return () => `${head}X-Forwarded-For: ${anyAddress()}\r\nIdempotency-Key: ${crypto.randomUUID()}\r\n\r\n${body}`
}

function anyAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}

async function listRows({ url }: Server): Promise<BenchRow[]> {
  const request = () => `GET ${LOAN_TYPES_PATH} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`
  const { perSecond, p99, failures } = await httpLoad({ origin: url, connections: 64, seconds: SECONDS, request })
  if (failures > 0) throw new Error(`${failures} lists of loan types were not given.`)
  return [
    { name: 'GET loan_types, 64 connections', value: perSecond, unit: '1/s', budget: LIST_BUDGET },
    { name: 'GET loan_types, 64 connections, p99', value: p99, unit: 'ms' },
  ]
}

function memoryRow({ process }: Server): BenchRow {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  return { name: 'Memory of the server after all that', value: kilobytes / 1024, unit: 'MB' }
}

/** Leads in the state of a long life: told, with one loan type each. */
function storeLeads(path: string, leads: number): void {
  const file = new SqliteFile(path)
  file.pragma('synchronous = OFF')
  file.exec(`
    BEGIN;
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads})
    INSERT INTO leads (created_at, idempotency_key, first_name, last_name, email, phone, available_from, available_to, is_subscribed_to_marketing, referral_id)
    SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i % 8000) || ' hours'), lower(hex(randomblob(16))), 'Ana', 'Anić', 'ana' || i || '@primer.rs', '064 123 4567', '10:00', '16:00', i % 2, NULL FROM n;
    INSERT INTO leads_loan_types (leads_id, loan_types_id) SELECT id, 1 + id % 3 FROM leads WHERE id NOT IN (SELECT leads_id FROM leads_loan_types);
    COMMIT;`)
  file.close()
}
