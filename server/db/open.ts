import { randomInt, randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { CodedError } from '#server/base/error-code.ts'
import { makeFolder } from '#server/base/make-folder.ts'
import type { DatabaseConfig } from '#server/config.ts'
import type { Tables } from './tables.ts'

/** An open database: Kysely for queries, and the driver's handle for what only one dialect has. */
export type Db = { kysely: Kysely<Tables>; close: () => Promise<void> } & (
  | { dialect: 'sqlite'; file: SqliteFile.Database; isInPlace: () => boolean }
  | { dialect: 'postgres'; pool: pg.Pool }
)

export const BUSY_TIMEOUT_MS = 5000 // wait for another process's write lock on the file
const CONNECT_TIMEOUT_MS = 3000
const QUERY_TIMEOUT_MS = 10_000 // the longest a visitor waits for a database that has stopped answering
const MAX_CONNECTIONS = 8

/**
 * Opens the database. A missing SQLite file is created; PostgreSQL is contacted with the first query.
 *
 * @param onIdleError called when PostgreSQL closes an idle connection; the pool opens another
 * @throws when the file cannot be opened
 */
export function openDatabase(database: DatabaseConfig, onIdleError: (error: Error) => void = () => {}): Db {
  return database.dialect === 'sqlite' ? openSqlite(database.path) : openPostgres(database.url, onIdleError)
}

function openSqlite(path: string): Db {
  makeFolder(dirname(path))
  // Personal data: readable by its owner only. SQLite creates the -wal and -shm files with the same mode.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL') // every commit syncs the write-ahead log, so an acknowledged lead is on disk
  file.pragma('foreign_keys = ON')
  file.pragma('secure_delete = ON') // erased personal data is overwritten with zeros
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) })
  file.pragma('user_version') // the first query creates the write-ahead log
  const opened = identity(path)
  const isInPlace = () => identity(path) === opened
  return { dialect: 'sqlite', kysely, file, isInPlace, close: () => kysely.destroy() }
}

/** Device and inode of the database and of its write-ahead log, which holds the newest leads. */
function identity(path: string): string {
  const files = [path, `${path}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }))
  return files.map((file) => `${file?.dev}-${file?.ino}`).join(' ')
}

const TIMESTAMPTZ = 1184 // OID of the type

function openPostgres(url: string, onIdleError: (error: Error) => void): Db {
  const types = new pg.TypeOverrides()
  types.setTypeParser(TIMESTAMPTZ, (value) => new Date(value).toISOString())
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'kreditokaz',
  })
  // An unhandled 'error' event would crash the process when PostgreSQL restarts; the pool listens on idle clients only.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => {
    client.on('error', () => {}) // the running query rejects as well
    closeUnlessAnswered(client)
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { dialect: 'postgres', kysely, pool, close: () => kysely.destroy() }
}

/**
 * Closes a connection when a query fails without a reply from the server, such as by timeout. The query may still run
 * later: after a late BEGIN the pool's next user would write into a transaction that is never committed.
 */
function closeUnlessAnswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown // typed for all overloads
  const watched = (...args: unknown[]) => {
    const answer = query(...args)
    // The pool itself uses callbacks and closes by itself. This handler runs before the caller's, which returns the
    // connection to the pool.
    if (answer instanceof Promise) {
      answer.catch((error) => {
        if (!(error instanceof pg.DatabaseError)) void client.end()
      })
    }
    return answer
  }
  Object.assign(client, { query: watched })
}

/**
 * Call before a write that must not be lost: a write to a file that was moved or deleted succeeds, and is never found
 * again. SQLite itself checks this only without a write-ahead log, with this error code.
 *
 * @throws CodedError when the SQLite file, or its write-ahead log, is not the one that was opened
 */
export function assertInPlace(db: Db): void {
  if (db.dialect === 'postgres' || db.isInPlace()) return
  throw new CodedError('SQLITE_READONLY_DBMOVED', 'The database file was moved or deleted. Restart the site.')
}

/** Whether a lead could be stored right now, for the readiness check. */
export async function isWritable(db: Db): Promise<boolean> {
  try {
    assertInPlace(db)
    // A write without effect: on a full or read-only disk, and on a PostgreSQL replica, reads still succeed.
    if (db.dialect === 'sqlite') db.file.pragma('user_version = 0')
    else await tryInsert(db.kysely)
    return true
  } catch {
    return false // reported by the caller; the reason is logged when a lead fails
  }
}

class RolledBack extends Error {}

/** Inserts a dummy lead, without using up an id, and rolls back: only a new row makes PostgreSQL allocate space. */
async function tryInsert(kysely: Kysely<Tables>): Promise<void> {
  const long = 'x'.repeat(255) // the form's maximum: a shorter row may still fit where a lead does not
  const nobody = { first_name: long, last_name: long, email: long, phone: long, is_subscribed_to_marketing: 0 }
  const call = { created_at: new Date().toISOString(), available_from: '10:00', available_to: '16:00' }
  // Random, because other processes check concurrently.
  const itself = { id: -randomInt(1, 2 ** 31), idempotency_key: randomUUID() }
  const trial = kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('leads')
      .values({ ...itself, ...nobody, ...call })
      .execute()
    throw new RolledBack()
  })
  await trial.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}
