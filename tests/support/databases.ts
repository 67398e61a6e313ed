import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'

/** The two databases, for suites that run once on each. */
export const dialects = ['sqlite', 'postgres'] as const

export type Dialect = (typeof dialects)[number]

/** What has to end before the databases do, at the end of the file. */
const closers: (() => Promise<void>)[] = []
const folders: string[] = []
let server: Promise<Postgres> | undefined

/** `DATABASE_URL` of an empty database. A PostgreSQL is started at the first call and shared by the file. */
export async function emptyDatabase(dialect: Dialect): Promise<string> {
  if (dialect === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-leads-'))
    folders.push(folder)
    return `sqlite:${join(folder, 'leads.db')}`
  }
  server ??= startPostgres()
  const { url } = await server
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}

/** Registers what uses a database, to be closed before the file's databases are gone. */
export function closeAfterwards(close: () => Promise<void>): void {
  closers.push(close)
}

afterAll(async () => {
  await Promise.all(closers.map((close) => close()))
  await (await server)?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
