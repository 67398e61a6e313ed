import { randomInt, randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import { migratePostgres } from './migrate-postgres.ts'
import type { Tables } from './tables.ts'

const CONNECT_TIMEOUT_MS = 3000
const QUERY_TIMEOUT_MS = 10_000 // the longest a visitor waits for a database that has stopped answering
const MAX_CONNECTIONS = 8

const TIMESTAMPTZ = 1184 // OID of the type

/**
 * Opens a pool of connections.
 *
 * @param onIdleError called when PostgreSQL closes an idle connection; the pool opens another
 */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Db {
  const types = new pg.TypeOverrides()
  types.setTypeParser(TIMESTAMPTZ, (value) => new Date(value).toISOString())
  const pool = new pg.Pool({
    connectionString: withoutWarning(url),
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
  return {
    dialect: 'postgres',
    pool,
    kysely,
    migrate: (known) => migratePostgres(pool, known),
    assertInPlace: async () => {}, // a server, not a file
    isWritable: () =>
      tryInsert(kysely).then(
        () => true,
        () => false, // reported by the caller; the reason is logged when a lead fails
      ),
    emptyLog: async () => true, // not ours to empty
    close: () => kysely.destroy(),
  }
}

/**
 * pg checks the server's certificate in all these modes, and says in several lines on standard error, where our log has
 * an object a line, that it may not do so for ever: asked for by its own name, it has nothing to say.
 */
export function withoutWarning(url: string): string {
  return /[?&]uselibpqcompat=/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full')
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
