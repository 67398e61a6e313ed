import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** Both dialects, for suites that run once on each. */
export const dialects = ['sqlite', 'postgres'] as const

export type Dialect = (typeof dialects)[number]

const MADE_WITHIN_MS = 60_000 // generous, for a machine that runs other tests as well

/** Closed before the databases are stopped, at the end of the file. */
const closers: (() => Promise<void>)[] = []
const folders: string[] = []
let server: Promise<Postgres> | undefined

/**
 * `DATABASE_URL` of an empty database. A PostgreSQL is started at the first call and shared by the file.
 *
 * @param options of PostgreSQL's `CREATE DATABASE`
 */
export async function emptyDatabase(dialect: Dialect, options = ''): Promise<string> {
  if (dialect === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-leads-'))
    folders.push(folder)
    return `sqlite:${join(folder, 'leads.db')}`
  }
  server ??= startPostgres()
  const { url } = await server
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url, query_timeout: MADE_WITHIN_MS })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} ${options}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}

/** Registers a user of a database, to be closed before the file's databases are stopped. */
export function closeAfterwards(close: () => Promise<void>): void {
  closers.push(close)
}

/** Opens the database of a `DATABASE_URL`; the caller closes it. */
export function opened(databaseUrl: string): Db {
  const read = readConfig({ DATABASE_URL: databaseUrl })
  if (!read.ok) throw new Error(read.problem)
  return openDatabase(read.config.database)
}

/** The same, closed at the end of the file. */
export function openedForTheFile(databaseUrl: string): Db {
  const db = opened(databaseUrl)
  closeAfterwards(() => db.close())
  return db
}

/** Closes what a file has opened. Modules outlive it, so this runs at the end of each (`tests/support/each-file.ts`). */
export async function closeDatabases(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()))
  await (await server)?.stop()
  server = undefined
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
