/** What is kept long enough is erased, unless somebody has still to be told of it. */

import { readFileSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseLead } from '#core/lead/parse-lead.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { eraseLeads, purgeLeads } from '#server/leads/manage/erase.ts'
import { startRetention } from '#server/leads/manage/retention.ts'
import { createdMessage } from '#server/leads/store/created-message.ts'
import { rateLimit } from '#server/leads/store/rate-limit.ts'
import { command } from '#tests/support/command.ts'
import { dialects, emptyDatabase, openedForTheFile } from '#tests/support/databases.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const DAY_MS = 86_400_000
const NO_SUCH_HOST = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@primer.rs' }

/**
 * Retention, where no channel is set up unless one is given.
 *
 * @returns what it logs, and a day that passes, over which the clock may jump
 */
function loggedRetention(db: Db, retentionDays: number, channels: Channel[] = []) {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const entries: object[] = []
  const note = (entry: object) => void entries.push(entry)
  const log = { info: note, warn: note, error: note }
  let days = 0
  const now = () => new Date(Date.now() + days * DAY_MS)
  onTestFinished(startRetention({ db, retentionDays, channels, now, log }))
  const dayLater = (byTheClock = 1) => {
    days += byTheClock
    vi.advanceTimersByTime(DAY_MS)
  }
  return { entries, dayLater }
}

/** Log entries of these events, whatever else they say. */
const named = (...events: string[]) => events.map((event) => expect.objectContaining({ event }))

describe.each(dialects)('on %s', (dialect) => {
  /** A database with two leads of ten days ago: of the first the mail has still to be sent, of the second it arrived. */
  async function withOldLeads() {
    const DATABASE_URL = await emptyDatabase(dialect)
    const api = await leadsApi({ DATABASE_URL })
    const parsed = parseLead(wireLeadOf())
    if (!parsed.ok) throw new Error('The example lead is wrong.')
    const at = new Date(Date.now() - 10 * DAY_MS)
    for (let i = 0; i < 2; i += 1) await api.leads.store.add({ lead: parsed.lead, key: undefined, at })
    await api.leads.stop()
    const db = openedForTheFile(DATABASE_URL)
    const [due_at, delivered_at] = [at.toISOString(), at.toISOString()]
    const owed = createdMessage(1, 'mail', due_at)
    await db.kysely
      .insertInto('outbox')
      .values([owed, { ...owed, lead_id: 2, delivered_at }])
      .execute()
    const ids = async () => {
      const leads = await db.kysely.selectFrom('leads').select('id').orderBy('id').execute()
      return leads.map(({ id }) => id)
    }
    return { DATABASE_URL, db, ids }
  }

  test('retention keeps a lead with a pending notification, whatever the clock says', async () => {
    const { db, ids } = await withOldLeads()
    const { entries, dayLater } = loggedRetention(db, 7, ['mail'])
    await until(async () => entries.length === 2)
    dayLater()
    await until(async () => entries.length === 3)
    expect(entries).toEqual(named('leads-purged', 'leads-kept-untold', 'leads-kept-untold'))
    expect(await ids()).toEqual([1])
  })

  test('pending rows of a removed channel keep no lead: it is erased a day after the log announced it', async () => {
    const { db, ids } = await withOldLeads()
    const { entries, dayLater } = loggedRetention(db, 7)
    await until(async () => entries.length === 2)
    expect(entries).toEqual(named('leads-purged', 'leads-purged-untold-tomorrow'))
    expect(await ids()).toEqual([1])
    dayLater()
    await until(async () => (await ids()).length === 0)
  })

  test('a lead that nobody was notified of is announced a day before it is erased, a delivered one is not', async () => {
    const { db, ids } = await withOldLeads()
    const { entries, dayLater } = loggedRetention(db, 10.5)
    await until(async () => entries.length === 1)
    expect(entries).toEqual([{ event: 'leads-purged-untold-tomorrow', leads: 1, retentionDays: 10.5 }])
    expect(await ids()).toEqual([1, 2])
    dayLater()
    await until(async () => entries.length === 2)
    expect(entries[1]).toEqual({ event: 'leads-purged', leads: 2, retentionDays: 10.5 })
  })

  test('a clock set a year ahead erases no lead unannounced', async () => {
    const { db, ids } = await withOldLeads()
    const { entries, dayLater } = loggedRetention(db, 365)
    dayLater(366)
    await until(async () => entries.length === 2)
    expect(entries).toEqual(named('leads-purged', 'leads-purged-untold-tomorrow'))
    expect(await ids()).toEqual([1])
  })

  test('retention that fails is logged, and tried again the next day', async () => {
    const { db } = await withOldLeads()
    await db.kysely.schema.dropTable('outbox').execute()
    const { entries, dayLater } = loggedRetention(db, 7)
    await until(async () => entries.length === 1)
    dayLater()
    await until(async () => entries.length === 2)
    expect(entries).toEqual(named('leads-not-purged', 'leads-not-purged'))
  })

  /** Adds leads of an address, as old as those of `withOldLeads`, and more than one transaction erases. */
  async function addMany(db: Db, email: string) {
    const lead = await db.kysely.selectFrom('leads').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()
    const values = { ...lead, id: undefined, is_subscribed_to_marketing: 1, email }
    const more = Array.from({ length: 501 }, (_, index) => ({ ...values, idempotency_key: `${email}-${index}` }))
    await db.kysely.insertInto('leads').values(more).execute()
  }

  test('erasing by age and by address is not limited to one transaction’s batch', async () => {
    const { db } = await withOldLeads()
    await addMany(db, 'ana@primer.rs')
    await addMany(db, 'mira@primer.rs')
    expect((await eraseLeads(db, { email: 'mira@primer.rs' })).leadIds).toHaveLength(501)
    expect(await purgeLeads(db, new Date(), ['mail'])).toMatchObject({ leads: 502, owed: 1 })
  })

  test('of the notifications that are erased only those delivered count as such', async () => {
    const { db } = await withOldLeads()
    const erased = await eraseLeads(db, { email: 'ana@primer.rs' })
    expect(erased).toMatchObject({ leadIds: [1, 2], loanTypes: 4, deliveries: 2, delivered: 1 })
  })

  test('a purge lets other work run between two transactions', async () => {
    const { db } = await withOldLeads()
    await addMany(db, 'ana@primer.rs')
    let hadTurn = false
    setImmediate(() => {
      hadTurn = true
    })
    await purgeLeads(db, new Date(), [])
    expect(hadTurn).toBe(true)
  })

  test('a purge at the terminal keeps leads with a pending notification too, and says so', async () => {
    const { DATABASE_URL, ids } = await withOldLeads()
    const printed = await command('cli/leads.ts', ['purge', '--older-than', '7'], { DATABASE_URL, ...NO_SUCH_HOST })
    expect(printed).toBe('Obrisano upita starijih od 7 dana: 1.\nSačuvano jer savetnici još nisu obavešteni: 1.\n')
    expect(await ids()).toEqual([1])
  })
})

test('what was erased is in no byte of the SQLite file, nor of its log', async () => {
  const DATABASE_URL = await emptyDatabase('sqlite')
  const api = await leadsApi({ DATABASE_URL })
  await api.post(wireLeadOf({ first_name: 'Slavoljupka' }))
  await api.post(wireLeadOf({ first_name: 'Dragoljupka', email: 'mira@primer.rs' }))
  const path = DATABASE_URL.replace('sqlite:', '')
  const bytes = () => [path, `${path}-wal`].map((name) => readFileSync(name, 'latin1')).join('')
  expect(bytes()).toContain('mira@primer.rs')
  await command('cli/leads.ts', ['erase', 'mira@primer.rs'], { DATABASE_URL })
  expect(bytes()).toContain('Slavoljupka')
  expect(bytes()).not.toMatch(/mira@primer|Dragoljupka/)
})

test('what was erased while SQLite is being read is gone after the next purge, and the receipt says so', async () => {
  const DATABASE_URL = await emptyDatabase('sqlite')
  const api = await leadsApi({ DATABASE_URL })
  await api.post(wireLeadOf({ email: 'mira@primer.rs' }))
  const path = DATABASE_URL.replace('sqlite:', '')
  const bytes = () => [path, `${path}-wal`].map((name) => readFileSync(name, 'latin1')).join('')
  const reader = new SqliteFile(path)
  reader.exec('BEGIN; SELECT * FROM leads')
  const receipt = await command('cli/leads.ts', ['erase', 'mira@primer.rs'], { DATABASE_URL })
  expect(receipt).toContain('Bazu upravo čita drugi program')
  const purged = await command('cli/leads.ts', ['purge', '--older-than', '1'], { DATABASE_URL })
  expect(purged).toContain('Bazu upravo čita drugi program')
  expect(bytes()).toContain('mira@primer.rs')
  reader.close()
  await purgeLeads(openedForTheFile(DATABASE_URL), new Date(0), [])
  expect(bytes()).not.toContain('mira@primer.rs')
})

test('while a purge waits for another program to finish reading SQLite, the site stores leads', async () => {
  const DATABASE_URL = await emptyDatabase('sqlite')
  const api = await leadsApi({ DATABASE_URL })
  const reader = new SqliteFile(DATABASE_URL.replace('sqlite:', ''))
  reader.exec('BEGIN; SELECT * FROM leads')
  await api.post()
  let isPurged = false
  const purge = purgeLeads(openedForTheFile(DATABASE_URL), new Date(0), []).finally(() => {
    isPurged = true
  })
  expect((await api.post()).status).toBe(204)
  expect(isPurged).toBe(false)
  reader.close()
  expect(await purge).toMatchObject({ isOnDisk: false })
})

test('rate-limit counts are deleted from PostgreSQL within a minute of their expiry', async () => {
  const DATABASE_URL = await emptyDatabase('postgres')
  await leadsApi({ DATABASE_URL })
  const db = openedForTheFile(DATABASE_URL)
  if (db.dialect !== 'postgres') throw new Error('This is about PostgreSQL.')
  const { pool } = db
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = rateLimit({ name: 'leads', perHour: 2, pool, secret: 'x' })
  await limit.take('203.0.113.7')
  await pool.query("INSERT INTO rate_limits (key, points, expire) VALUES ('over', 1, $1)", [Date.now() - 1])
  vi.advanceTimersByTime(60_000)
  const counts = async () => (await pool.query('SELECT points FROM rate_limits')).rowCount
  await until(async () => (await counts()) === 1)
  expect((await pool.query("SELECT 1 FROM rate_limits WHERE key = 'over'")).rowCount).toBe(0)
})
