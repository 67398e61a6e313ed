import type pg from 'pg'
import type { Migration } from './database.ts'
import { LEDGER, missing, UnfitDatabase } from './ledger.ts'

const ENCODINGS = ['UTF8', 'SQL_ASCII'] // SQL_ASCII stores bytes unchanged
// The privileges that the site needs on each table.
const NEEDED = {
  loan_types: ['SELECT'],
  leads: ['SELECT', 'INSERT', 'DELETE'],
  leads_loan_types: ['SELECT', 'INSERT', 'DELETE'],
  outbox: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  rate_limits: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  lead_events: ['SELECT', 'INSERT', 'DELETE'],
  keys: ['SELECT', 'INSERT', 'UPDATE'],
  visitor_mails: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  blocked_addresses: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
}
const LOCK = 4_011_975_301 // advisory lock key; arbitrary, but unlikely to be used by another program
// For waiting on another process's migration, and for long statements; the pool's timeout is set for visitors.
const slowQueries = { query_timeout: 3_600_000 }

/** `migrate` of PostgreSQL: processes that start together wait for the first one at an advisory lock. */
export async function migratePostgres(pool: pg.Pool, known: Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    await assertHoldsAnyName(client)
    await client.query('BEGIN')
    await client.query({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK], ...slowQueries })
    await client.query(LEDGER)
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    const due = missing(known, rows)
    for (const { name, sql } of due) {
      await client.query({ text: sql, ...slowQueries })
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [name, new Date().toISOString()])
    }
    await assertMayWrite(client)
    await client.query('COMMIT')
    client.release()
    return due.map(({ name }) => name)
  } catch (error) {
    client.release(true) // destroys the connection, which rolls back
    throw error
  }
}

const unfitPostgres = (why: string) => new UnfitDatabase(`DATABASE_URL: PostgreSQL cannot be used: ${why}.`)

/** With an encoding such as LATIN2, leads whose names contain other letters would be refused one by one. */
async function assertHoldsAnyName(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding ?? ''
  if (!ENCODINGS.includes(encoding)) {
    throw unfitPostgres(`its encoding is ${encoding}, which cannot hold every name; create the database with UTF8`)
  }
}

/** Tables owned by another user, as after a restore, would refuse every lead while the site seems ready. */
async function assertMayWrite(client: pg.PoolClient): Promise<void> {
  const needed = Object.entries(NEEDED).flatMap(([table, rights]) => rights.map((right) => [table, right]))
  const { rows } = await client.query<{ lack: string }>(
    `SELECT right_name || ' on ' || table_name AS lack FROM unnest($1::text[], $2::text[]) AS needed (table_name, right_name)
      WHERE NOT has_table_privilege(table_name, right_name)`,
    [needed.map(([table]) => table), needed.map(([, right]) => right)],
  )
  if (rows.length === 0) return
  throw unfitPostgres(`its user lacks ${rows.map(({ lack }) => lack).join(', ')}; make it the owner of the tables`)
}
