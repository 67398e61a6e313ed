/**
 * Copies a whole SQLite file into an empty PostgreSQL, in pages that are each committed: a copy that was interrupted goes
 * on where it stopped. Until it has been verified, a line in the target's ledger keeps every site from starting on it.
 */
import SqliteFile from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { type Contents, type Row, type Table, tables, tally } from './contents.ts'
import type { Db } from './database.ts'
import { COPY_MARK, UnfinishedCopy } from './ledger.ts'
import { migrate } from './migrate.ts'

type Target = Extract<Db, { dialect: 'postgres' }>

export type CopyOutcome =
  | ({ ok: true } & Contents)
  | { ok: false; refusal: 'served' | 'other-contents' | 'differs' }
  | { ok: false; refusal: 'not-empty'; table: Table; rows: number }

const numbered = ['leads', 'leads_loan_types', 'outbox', 'visitor_mails'] satisfies Table[]

const ROWS_AT_ONCE = 1000 // of at most 14 columns: PostgreSQL takes 65,535 values in a query

/**
 * @param path of the SQLite file, with all migrations
 * @param target may hold an unfinished copy of the same contents
 * @throws when either database fails; calling it again continues
 */
export async function copyDatabase(path: string, target: Target): Promise<CopyOutcome> {
  const source = openAlone(path)
  if (source === undefined) return { ok: false, refusal: 'served' }
  try {
    const contents = await tally((table) => pagesOf(source, table))
    const begun = await begunCopy(target)
    if (begun === undefined) {
      const full = await firstFull(target)
      if (full !== undefined) return { ok: false, refusal: 'not-empty', ...full }
      await begin(target, contents.digest)
    } else if (begun !== contents.digest) return { ok: false, refusal: 'other-contents' }

    for (const table of tables) await copyTable(source, table, target)
    const copied = await tally((table) => pagesIn(target, table))
    if (copied.digest !== contents.digest) return { ok: false, refusal: 'differs' }
    await finish(source, target)
    return { ok: true, ...contents }
  } finally {
    source.close()
  }
}

/** @returns undefined while another process, such as the site, has the file open; until it is closed none can open it */
function openAlone(path: string): SqliteFile.Database | undefined {
  const file = new SqliteFile(path, { fileMustExist: true, timeout: 0 })
  try {
    file.pragma('locking_mode = EXCLUSIVE') // before the first read, which then takes the lock and keeps it
    file.exec('BEGIN IMMEDIATE; COMMIT')
    return file
  } catch (error) {
    file.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
}

/** Migrates the target. @returns the digest of the contents of which it holds an unfinished copy */
async function begunCopy(target: Target): Promise<string | undefined> {
  try {
    await migrate(target)
    return undefined
  } catch (error) {
    if (error instanceof UnfinishedCopy) return error.digest
    throw error
  }
}

async function firstFull(target: Target): Promise<{ table: Table; rows: number } | undefined> {
  for (const table of tables) {
    if (table === 'loan_types') continue // made by the migrations
    const rows = await countIn(target, table)
    if (rows > 0) return { table, rows }
  }
  return undefined
}

async function begin({ kysely }: Target, digest: string): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`INSERT INTO migrations VALUES (${COPY_MARK + digest}, ${new Date().toISOString()})`.execute(transaction)
    await transaction.deleteFrom('loan_types').execute()
  })
}

/** The pages are committed in the order of the source's rows: as many as are in the target are its first ones. */
async function copyTable(source: SqliteFile.Database, table: Table, target: Target): Promise<void> {
  for (const page of pagesOf(source, table, await countIn(target, table))) {
    // Kysely knows the rows of each table; here they are whatever the source's table holds.
    await (target.kysely as Kysely<Record<string, Row>>).insertInto(table).values(page).execute()
  }
}

/** Ids go on where the source would have gone on: an erased lead's is never given again. */
async function finish(source: SqliteFile.Database, { kysely }: Target): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    for (const table of numbered) {
      const last = lastId(source, table)
      await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${last + 1}, false)`.execute(transaction)
    }
    await sql`DELETE FROM migrations WHERE name LIKE ${`${COPY_MARK}%`}`.execute(transaction)
  })
}

function lastId(source: SqliteFile.Database, table: Table): number {
  const given = source.prepare<[string], { seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)
  const highest = source.prepare<[], { id: number | null }>(`SELECT max(id) AS id FROM ${table}`).get()
  return Math.max(given?.seq ?? 0, highest?.id ?? 0)
}

function* pagesOf(source: SqliteFile.Database, table: Table, skipped = 0): Generator<Row[]> {
  let last = 0
  if (skipped > 0) {
    const row = source
      .prepare<[number], { '': number }>(`SELECT rowid AS "" FROM ${table} ORDER BY rowid LIMIT 1 OFFSET ?`)
      .get(skipped - 1)
    if (row === undefined) return
    last = row['']
  }
  const next = source.prepare<[number, number], Row & { '': number }>(
    `SELECT rowid AS "", * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`,
  )
  for (;;) {
    const rows = next.all(last, ROWS_AT_ONCE)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end['']
    yield rows.map(({ '': _, ...row }) => row)
  }
}

async function* pagesIn({ pool }: Target, table: Table): AsyncGenerator<Row[]> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; DECLARE pages CURSOR FOR SELECT * FROM ${table}`)
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${ROWS_AT_ONCE} FROM pages`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

async function countIn({ kysely }: Target, table: Table): Promise<number> {
  const { rows } = await sql<{ rows: string }>`SELECT count(*) AS rows FROM ${sql.table(table)}`.execute(kysely)
  return Number(rows[0]?.rows)
}
