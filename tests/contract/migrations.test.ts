import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { command } from '#tests/support/command.ts'
import { dialects, emptyDatabase, openedForTheFile } from '#tests/support/databases.ts'
import { leadOf } from '#tests/support/lead-of.ts'

const ALL = ['0001-leads', '0002-settled', '0003-promises', '0004-directus', '0005-failures']

const RIGHTS = [
  'SELECT on loan_types',
  ...['leads', 'leads_loan_types'].flatMap((table) =>
    ['SELECT', 'INSERT', 'DELETE'].map((one) => `${one} on ${table}`),
  ),
  ...['outbox', 'rate_limits'].flatMap((table) =>
    ['SELECT', 'INSERT', 'UPDATE', 'DELETE'].map((one) => `${one} on ${table}`),
  ),
  ...['SELECT', 'INSERT', 'DELETE'].map((one) => `${one} on lead_events`),
  ...['SELECT', 'INSERT', 'UPDATE'].map((one) => `${one} on keys`),
  ...['visitor_mails', 'blocked_addresses'].flatMap((table) =>
    ['SELECT', 'INSERT', 'UPDATE', 'DELETE'].map((one) => `${one} on ${table}`),
  ),
]

/** What `npm run leads -- list` fails with. */
const refusalToList = (url: string) =>
  command('cli/leads.ts', ['list'], { DATABASE_URL: url }).catch((error: { stderr: string; code: number }) => error)

describe.each(dialects)('on %s', (dialect) => {
  test('an empty database is migrated once, and a second run does nothing', async () => {
    const db = openedForTheFile(await emptyDatabase(dialect))
    expect(await migrate(db)).toEqual(ALL)
    expect(await migrate(db)).toEqual([])
  })

  test('a database of the version before gets only what it lacks, and keeps its leads', async () => {
    const db = openedForTheFile(await emptyDatabase(dialect))
    await migrate(db)
    await sqlLeadStore(db, { channels: ['mail'] }).add({ lead: leadOf(), key: undefined, at: new Date() })
    await sql`ALTER TABLE outbox DROP COLUMN settled`.execute(db.kysely)
    await sql`DELETE FROM migrations WHERE name = '0002-settled'`.execute(db.kysely)
    expect(await migrate(db)).toEqual(['0002-settled'])
    expect(await db.kysely.selectFrom('outbox').select(['lead_id', 'settled']).execute()).toEqual([
      { lead_id: 1, settled: null },
    ])
  })

  test('processes that start together migrate once', async () => {
    const url = await emptyDatabase(dialect)
    const applied = await Promise.all([url, url, url].map(openedForTheFile).map((db) => migrate(db)))
    expect(applied.flat()).toEqual(ALL)
  })

  test('a database that is newer than the code is refused in one line, and left alone', async () => {
    const url = await emptyDatabase(dialect)
    const db = openedForTheFile(url)
    await migrate(db)
    await sql`INSERT INTO migrations VALUES ('9999-later', '2030-01-01')`.execute(db.kysely)

    await expect(migrate(db)).rejects.toThrow(/newer than this version.*9999-later/)
    const stderr = expect.stringMatching(/^[^\n]*9999-later[^\n]*\n$/)
    expect(await refusalToList(url)).toMatchObject({ code: 1, stderr })
  })
})

test('a process waits for another one’s migration of PostgreSQL for longer than a visitor’s query may take', async () => {
  const url = await emptyDatabase('postgres')
  const [other, db] = [openedForTheFile(url), openedForTheFile(url)]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [migrating] = await other.kysely.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(4011975301)`.execute(trx) // the same in every version
    const started = migrate(db)
    const queue = sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
    while ((await queue.execute(trx)).rows.length === 0);
    await vi.advanceTimersByTimeAsync(60_000)
    return [started] // in a list: the transaction ends without it
  })
  expect(await migrating).toEqual(ALL)
})

test('a SQLite file that lacks nothing is opened without writing, as on a full disk', async () => {
  const url = await emptyDatabase('sqlite')
  const db = openedForTheFile(url)
  await migrate(db)
  const other = new SqliteFile(url.replace('sqlite:', ''))
  other.exec('BEGIN IMMEDIATE') // whoever wants to write now waits, and fails
  expect(await migrate(db)).toEqual([])
  other.close()
})

test('a PostgreSQL encoding that cannot store every name is refused at the start', async () => {
  const latin = openedForTheFile(await emptyDatabase('postgres', "ENCODING 'LATIN2' TEMPLATE template0"))
  await expect(migrate(latin)).rejects.toThrow(/LATIN2.*UTF8/)
  const bytes = openedForTheFile(await emptyDatabase('postgres', "ENCODING 'SQL_ASCII' TEMPLATE template0"))
  expect(await migrate(bytes)).toEqual(ALL)
})

test('a PostgreSQL user who can read but not write is refused, with the missing privileges', async () => {
  const url = await emptyDatabase('postgres')
  const owner = openedForTheFile(url)
  await migrate(owner)
  await sql`CREATE ROLE reader LOGIN`.execute(owner.kysely)
  await sql`GRANT CREATE ON SCHEMA public TO reader`.execute(owner.kysely)
  await sql`GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader`.execute(owner.kysely)
  const readersUrl = url.replace('postgres@', 'reader@')
  const readers = openedForTheFile(readersUrl)
  await expect(migrate(readers)).rejects.toThrow(/^DATABASE_URL:.*INSERT on leads.*UPDATE on outbox/)
  expect(await refusalToList(readersUrl)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL:[^\n]*INSERT on leads[^\n]*\n$/),
  })

  await sql`GRANT ALL ON ALL TABLES IN SCHEMA public TO reader`.execute(owner.kysely)
  expect(await migrate(readers)).toEqual([])
})

test('a PostgreSQL user who lacks any one needed privilege is refused, and the privilege is named', async () => {
  const url = await emptyDatabase('postgres')
  const owner = openedForTheFile(url)
  await migrate(owner)
  const run = (statement: string) => sql.raw(statement).execute(owner.kysely)
  await run('CREATE ROLE partner LOGIN')
  await run('GRANT CREATE ON SCHEMA public TO partner')
  await run('GRANT ALL ON ALL TABLES IN SCHEMA public TO partner')
  const partners = openedForTheFile(url.replace('postgres@', 'partner@'))
  for (const right of RIGHTS) {
    await run(`REVOKE ${right} FROM partner`)
    await expect(migrate(partners), right).rejects.toThrow(`its user lacks ${right};`)
    await run(`GRANT ${right} TO partner`)
  }
  expect(await migrate(partners)).toEqual([])
})

test('a new SQLite file, and the files beside it, are readable by their owner only', async () => {
  const url = await emptyDatabase('sqlite')
  await migrate(openedForTheFile(url))
  const folder = dirname(url.replace('sqlite:', ''))
  const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  expect(Object.fromEntries(modes)).toEqual({ 'leads.db': '600', 'leads.db-shm': '600', 'leads.db-wal': '600' })
})
