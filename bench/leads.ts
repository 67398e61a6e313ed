/** Throughput and latency of storing leads, and the server's memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { LEADS_PATH, LOAN_TYPES_PATH } from '#core/lead/wire.ts'
import { mebibytesOf } from '#tests/support/memory.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'
import { httpLoad, type LoadResult, wrkProgram } from './http-load.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Budget, type Effort, measured, missing } from './row.ts'

const CONNECTIONS = [1, 16, 64]
const BUSY = 64 // connections at which the budgets hold
const MILLION = 1_000_000
// Directus 12 answered 82–100 posts and 285 lists a second on the machine that set the budgets.
const POSTS: Budget = { least: 2500 }
const POST_P99: Budget = { most: 100 }
const LISTS: Budget = { least: 8550 }

type Load = { url: string; connections: number; effort: Effort; script?: () => string }

/** The real server in its own process, on databases that sync every commit. */
export async function benchLeads(effort: Effort): Promise<BenchRow[]> {
  if (!wrkProgram) return [missing('leads: load', 'wrk is not installed')]
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-bench-'))
  const file = join(folder, 'leads.db')
  const env = { DATABASE_URL: `sqlite:${file}`, RATE_LIMIT_LEADS: '1000000000', TRUST_PROXY: 'true' }
  try {
    const few = await withServer(env, async (server) => [
      ...(await postRows(server.url, 'SQLite, store empty at first', effort)),
      ...(await listRows(server.url, effort)),
      process.platform === 'linux'
        ? measured('leads: memory of the server after all that', 'MiB', [mebibytesOf(server)])
        : missing('leads: memory of the server after all that', 'read from /proc, which this system lacks'),
    ])
    if (effort.isQuick) return few
    storeLeads(file, MILLION)
    const many = await withServer(env, ({ url }) => postRows(url, 'SQLite, a million stored', effort))
    return [...few, ...many, ...(await postgresRows(env, effort))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Without budgets, because on two cores the database competes with the server. */
async function postgresRows(env: Record<string, string>, effort: Effort): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const what = 'PostgreSQL, store empty at first'
    const rows = await withServer({ ...env, DATABASE_URL: postgres.url }, ({ url }) => postRows(url, what, effort))
    return rows.map(({ budget: _, ...row }) => row)
  } finally {
    await postgres.stop()
  }
}

async function postRows(url: string, what: string, effort: Effort): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const connections of CONNECTIONS) {
    const results = await loaded({ url: url + LEADS_PATH, connections, effort, script: posts })
    const name = `leads: POST, ${what}, ${connections} connections`
    rows.push(
      measured(name, '1/s', each(results, 'perSecond'), connections === BUSY ? POSTS : undefined),
      measured(`${name}, p50`, 'ms', each(results, 'p50')),
      measured(`${name}, p99`, 'ms', each(results, 'p99'), connections === BUSY ? POST_P99 : undefined),
    )
  }
  return rows
}

/** For wrk: posts as from visitors at many addresses, each with a key of its own. */
function posts(): string {
  return `math.randomseed(${Math.floor(Math.random() * 2 ** 31)})
    local function hex(digits) return string.format("%0" .. digits .. "x", math.random(0, 16 ^ digits - 1)) end
    local function byte() return math.random(1, 250) end
    wrk.method = "POST"
    wrk.body = [==[${JSON.stringify(wireLeadOf())}]==]
    wrk.headers["Content-Type"] = "application/json"
    function request()
      wrk.headers["X-Forwarded-For"] = string.format("%d.%d.%d.%d", byte(), byte(), byte(), byte())
      wrk.headers["Idempotency-Key"] = table.concat({ hex(8), hex(4), "4" .. hex(3), "a" .. hex(3), hex(6) .. hex(6) }, "-")
      return wrk.format()
    end`
}

async function listRows(url: string, effort: Effort): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const connections of CONNECTIONS) {
    const results = await loaded({ url: url + LOAN_TYPES_PATH, connections, effort })
    const name = `leads: GET loan_types, ${connections} connections`
    rows.push(
      measured(name, '1/s', each(results, 'perSecond'), connections === BUSY ? LISTS : undefined),
      measured(`${name}, p99`, 'ms', each(results, 'p99')),
    )
  }
  return rows
}

async function loaded({ url, connections, effort, script }: Load): Promise<LoadResult[]> {
  const results: LoadResult[] = []
  for (let run = 0; run < effort.runs; run += 1) {
    const result = await httpLoad({
      url,
      connections,
      seconds: effort.loadSeconds,
      ...(script && { script: script() }),
    })
    if (result.failures > 0) throw new Error(`${result.failures} of ${connections} connections' requests failed.`)
    results.push(result)
  }
  return results
}

function each(results: LoadResult[], figure: 'perSecond' | 'p50' | 'p99'): number[] {
  return results.map((result) => result[figure])
}

/** Inserts leads as after years of use: delivered, with one loan type each. */
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
