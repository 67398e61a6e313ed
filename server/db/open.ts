import { randomInt, randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '#server/config.ts'
import { CodedError } from '#server/ops/error-code.ts'
import { makeFolder } from '#server/ops/make-folder.ts'
import type { Tables } from './tables.ts'

/** An open database: Kysely for every query, and the handle below it for what only one of the two has. */
export type Db = { kysely: Kysely<Tables>; close: () => Promise<void> } & (
  | { dialect: 'sqlite'; file: SqliteFile.Database; isInPlace: () => boolean }
  | { dialect: 'postgres'; pool: pg.Pool }
)

const BUSY_TIMEOUT_MS = 5000 // how long one process waits for another's write to the file
const CONNECT_TIMEOUT_MS = 3000
const QUERY_TIMEOUT_MS = 10_000 // a visitor waits no longer for a database that has stopped answering
const MAX_CONNECTIONS = 8

/**
 * Opens the database; a SQLite file is made where there is none. PostgreSQL is reached with the first query.
 *
 * @param onIdleError what to do when PostgreSQL ends a connection that nobody is using; the pool opens another
 * @throws when the file cannot be opened
 */
export function openDatabase(database: DatabaseConfig, onIdleError: (error: Error) => void = () => {}): Db {
  return database.dialect === 'sqlite' ? openSqlite(database.path) : openPostgres(database.url, onIdleError)
}

function openSqlite(path: string): Db {
  makeFolder(dirname(path))
  // Names and phones: for their owner only. SQLite gives the files that it puts beside this one the same mode.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL') // the write-ahead log is fsynced by every commit: an answered lead is on the disk
  file.pragma('foreign_keys = ON')
  file.pragma('secure_delete = ON') // erased personal data is overwritten, not just unlinked
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) })
  file.pragma('user_version') // the first question makes the write-ahead log
  const opened = identity(path)
  const isInPlace = () => identity(path) === opened
  return { dialect: 'sqlite', kysely, file, isInPlace, close: () => kysely.destroy() }
}

/** Which files lie at the places of the database and of its write-ahead log, where the newest leads are. */
function identity(path: string): string {
  const files = [path, `${path}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }))
  return files.map((file) => `${file?.dev}-${file?.ino}`).join(' ')
}

const TIMESTAMPTZ = 1184 // the type's number in PostgreSQL's catalogue

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
  // Without listeners, a restart of PostgreSQL would end this process: the pool listens to idle connections only.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => {
    client.on('error', () => {}) // whoever uses it gets the error with the query
    closeUnlessAnswered(client)
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { dialect: 'postgres', kysely, pool, close: () => kysely.destroy() }
}

/**
 * Ends a connection when a query fails without an answer. A query that was given up may still be carried out: behind a
 * late BEGIN the pool's next user would write into a transaction that nobody commits.
 */
function closeUnlessAnswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown // all its overloads go the same way
  const watched = (...args: unknown[]) => {
    const answer = query(...args)
    // The pool itself asks with a callback, and closes by itself. Here before whoever waits: the pool must not get it back.
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
 * To be asked before a write that must not be lost. A file that was moved or deleted is still written to, and nobody finds
 * it again; SQLite itself looks only where there is no write-ahead log, and its word for it is this one.
 *
 * @throws CodedError when another file, or none, lies where the SQLite file, or its log, was opened
 */
export function assertInPlace(db: Db): void {
  if (db.dialect === 'postgres' || db.isInPlace()) return
  throw new CodedError('SQLITE_READONLY_DBMOVED', 'The database file was moved or deleted. Start the site anew.')
}

/** Whether a lead could be kept at this moment: for the readiness check. */
export async function isWritable(db: Db): Promise<boolean> {
  try {
    assertInPlace(db)
    // Writes that change nothing: a full or read-only disk still reads, and so does a replica of PostgreSQL.
    if (db.dialect === 'sqlite') db.file.pragma('user_version = 0')
    else await tryInsert(db.kysely)
    return true
  } catch {
    return false // the caller reports it; the reason is logged where a lead fails
  }
}

class TakenBack extends Error {}

/** Adds a lead of nobody, and takes it back: only a new row asks PostgreSQL for room. No lead's number is used up for it. */
async function tryInsert(kysely: Kysely<Tables>): Promise<void> {
  const long = 'x'.repeat(255) // what the form lets through: a shorter one may find room where a lead finds none
  const nobody = { first_name: long, last_name: long, email: long, phone: long, is_subscribed_to_marketing: 0 }
  const call = { created_at: new Date().toISOString(), available_from: '10:00', available_to: '16:00' }
  const itself = { id: -randomInt(1, 2 ** 31), idempotency_key: randomUUID() } // another process asks at the same moment
  const trial = kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('leads')
      .values({ ...itself, ...nobody, ...call })
      .execute()
    throw new TakenBack()
  })
  await trial.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
}
