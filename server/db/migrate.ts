import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type SqliteFile from 'better-sqlite3'
import type pg from 'pg'
import type { Db } from './open.ts'

/** This version cannot, or must not, use the database. The message is one line for the operator. */
export class UnfitDatabase extends Error {}

type Migration = { name: string; sql: string }

const FOLDER = join(import.meta.dirname, 'migrations')
const LEDGER = 'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)'
const ENCODINGS = ['UTF8', 'SQL_ASCII'] // SQL_ASCII stores bytes unchanged
// The privileges that the site needs on each table.
const NEEDED = {
  loan_types: ['SELECT'],
  leads: ['SELECT', 'INSERT', 'DELETE'],
  leads_loan_types: ['SELECT', 'INSERT', 'DELETE'],
  outbox: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  rate_limits: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
}
const LOCK = 4_011_975_301 // advisory lock key; arbitrary, but unlikely to be used by another program
// For waiting on another process's migration, and for long statements; the pool's timeout is set for visitors.
const patient = { query_timeout: 3_600_000 }

/**
 * Migrates the schema to this version, forward only. All missing migrations run in one transaction under a lock, so that
 * processes starting together apply them once, and a failure leaves nothing half done.
 *
 * @returns names of the migrations applied now
 * @throws UnfitDatabase when the database has a migration unknown to this version, an encoding that cannot store every
 *   name, or a user that lacks privileges
 */
export async function migrate(db: Db): Promise<string[]> {
  const known = migrations(db.dialect)
  return db.dialect === 'sqlite' ? migrateSqlite(db, known) : migratePostgres(db, known)
}

function migrations(dialect: Db['dialect']): Migration[] {
  const names = readdirSync(FOLDER).sort()
  return names.map((name) => ({ name, sql: readFileSync(join(FOLDER, name, `${dialect}.sql`), 'utf8') }))
}

function missing(known: Migration[], applied: { name: string }[]): Migration[] {
  const done = new Set(applied.map(({ name }) => name))
  const unknown = [...done].filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) {
    throw new UnfitDatabase(
      `The database is newer than this version: it holds migration ${unknown.join(', ')}, unknown here. Start the version that made it, or restore the back-up taken before it.`,
    )
  }
  return known.filter(({ name }) => !done.has(name))
}

function migrateSqlite({ file }: Extract<Db, { dialect: 'sqlite' }>, known: Migration[]): string[] {
  // Checked first without a write lock: terminal commands can still read on a full disk.
  const hasLedger = file.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get() !== undefined
  if (hasLedger && missing(known, appliedIn(file)).length === 0) return []

  const migrateNow = file.transaction(() => {
    file.exec(LEDGER)
    const due = missing(known, appliedIn(file))
    for (const { name, sql } of due) {
      file.exec(sql)
      file.prepare('INSERT INTO migrations VALUES (?, ?)').run(name, new Date().toISOString())
    }
    return due.map(({ name }) => name)
  })
  return migrateNow.immediate() // BEGIN IMMEDIATE: a second process waits here, then finds nothing to do
}

function appliedIn(file: SqliteFile.Database): { name: string }[] {
  return file.prepare<[], { name: string }>('SELECT name FROM migrations').all()
}

async function migratePostgres({ pool }: Extract<Db, { dialect: 'postgres' }>, known: Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    await assertHoldsAnyName(client)
    await client.query('BEGIN')
    await client.query({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK], ...patient })
    await client.query(LEDGER)
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    const due = missing(known, rows)
    for (const { name, sql } of due) {
      await client.query({ text: sql, ...patient })
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
