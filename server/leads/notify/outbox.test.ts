/** The rules of the table on SQLite; tests/contract goes through them on both databases, with real time. */
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { migrated } from '#tests/support/migrated.ts'
import {
  bringForward,
  type Claim,
  claimDue,
  markDelivered,
  markFailed,
  outboxState,
  release,
  renew,
  retryNow,
} from './outbox.ts'

const START = Date.parse('2026-11-20T10:00:00Z')
const LEASE_MS = 28_000
const at = (seconds: number) => new Date(START + seconds * 1000)

/** An outbox with so many leads, a second apart, each to be told by mail and by webhook. */
async function outboxOf(leads: number) {
  const db = await migrated()
  const { add } = sqlLeadStore(db, { channels: ['mail', 'webhook'] })
  for (let i = 0; i < leads; i += 1) await add({ lead: leadOf(), key: undefined, at: at(i) })
  const claim = (seconds: number, changes: { limit?: number; inFlight?: number[] } = {}) =>
    claimDue(db, {
      channel: 'mail',
      now: at(seconds),
      leaseMs: LEASE_MS,
      limit: 9,
      inFlight: [],
      takeOver: true,
      ...changes,
    })
  const mails = async () => {
    const rows = await db.kysely.selectFrom('outbox').selectAll().where('channel', '=', 'mail').orderBy('id').execute()
    return rows.map(({ attempts, due_at, leased_until, settled }) => [attempts, due_at, leased_until, settled])
  }
  return { db, claim, mails }
}

const ids = (claims: Claim[]) => claims.map(({ leadId }) => leadId).sort()
const text = (seconds: number) => at(seconds).toISOString()

test('the oldest due rows are claimed, at most the limit and none that is in flight', async () => {
  const { claim } = await outboxOf(4)
  expect(ids(await claim(-1))).toEqual([])
  const [first] = await claim(0)
  expect(first).toMatchObject({ leadId: 1, attempts: 1, settled: [] })
  expect(ids(await claim(9, { limit: 2, inFlight: [first?.id ?? 0] }))).toEqual([2, 3])
  expect(ids(await claim(9))).toEqual([4])
  const held = [first?.id ?? 0]
  expect(ids(await claim(99, { inFlight: held }))).toEqual([2, 3, 4]) // not even when its lease has expired
})

test('a lease protects a row until it expires, and only the holder of the claim can renew it', async () => {
  const { db, claim } = await outboxOf(1)
  const [old] = await claim(0)
  if (!old) throw new Error('Nothing was claimed.')
  await renew(db, old, at(9), LEASE_MS)
  expect(ids(await claim(28))).toEqual([])
  expect(ids(await claim(37))).toEqual([])
  const [next] = await claim(38)
  expect(next?.attempts).toBe(2)
  await renew(db, old, at(60), LEASE_MS) // too late: somebody else has it
  expect(ids(await claim(67))).toEqual([1])
})

test('a lease that ends later than any can, because the clock has been set back, protects a row no longer', async () => {
  const { db, claim } = await outboxOf(1)
  await claim(0)
  await db.kysely
    .updateTable('outbox')
    .set({ due_at: text(-99) })
    .execute()
  expect(ids(await claim(-60))).toEqual([]) // as far as the clocks of two machines may differ
  expect(ids(await claim(-61))).toEqual([1])
})

test('a process that has lost its claim can no longer change the row, except to mark it as delivered', async () => {
  const { db, claim, mails } = await outboxOf(1)
  const [old] = await claim(0)
  const [next] = await claim(60)
  if (!old || !next) throw new Error('Nothing was claimed.')
  const held = [[2, text(0), text(88), null]]
  await release(db, old, { reason: 'ECONNREFUSED', settled: ['a@primer.rs'] })
  await markFailed(db, old, at(500), { reason: 'ECONNREFUSED', settled: ['a@primer.rs'] })
  expect(await mails()).toEqual(held)
  await markDelivered(db, old, at(61))
  const delivered = await mails()
  await release(db, next, { reason: 'SLOW', settled: [] })
  await markFailed(db, next, at(500), { reason: 'SLOW', settled: [] })
  await renew(db, next, at(62), LEASE_MS)
  expect(await mails()).toEqual(delivered)
  expect(ids(await claim(999))).toEqual([])
})

test('a row that was put back waits for its time and remembers who is settled', async () => {
  const { db, claim, mails } = await outboxOf(3)
  const [first, second] = await claim(1)
  if (!first || !second) throw new Error('Two should have been claimed.')
  await markFailed(db, first, at(10), { reason: 'SMTP-450', settled: ['a@primer.rs'] })
  expect((await mails())[1]).toEqual([1, text(1), text(29), null])
  await release(db, second, { reason: 'ECONNREFUSED', settled: ['b@primer.rs'] })
  expect(await mails()).toEqual([
    [1, text(10), null, '["a@primer.rs"]'],
    [0, text(1), null, '["b@primer.rs"]'],
    [0, text(2), null, null],
  ])
  expect(ids(await claim(1))).toEqual([2])
  expect(ids(await claim(9))).toEqual([3])
  const again = await claim(10)
  expect(again).toMatchObject([{ attempts: 2, settled: ['a@primer.rs'] }])
  for (const claimed of again) await markDelivered(db, claimed, at(11))
  const row = await db.kysely.selectFrom('outbox').selectAll().where('id', '=', first.id).executeTakeFirst()
  // Once all is delivered, the settled mailboxes are no longer needed.
  expect(row).toMatchObject({ delivered_at: text(11), settled: null, last_error: null })
})

test('rows that have been due longest go first', async () => {
  const { db, claim } = await outboxOf(2)
  const [first] = await claim(0)
  if (!first) throw new Error('Nothing was claimed.')
  await markFailed(db, first, at(10), { reason: 'SLOW', settled: [] })
  expect(ids(await claim(20, { limit: 1 }))).toEqual([2])
})

test('a row due later than any pause allows is brought forward, and one that waits an hour is not', async () => {
  const { db, claim, mails } = await outboxOf(2)
  const [first] = await claim(0)
  if (!first) throw new Error('Nothing was claimed.')
  await markFailed(db, first, at(3660), { reason: 'SLOW', settled: [] })
  await bringForward(db, 'mail', at(0))
  expect((await mails())[0]?.[1]).toBe(text(3660))
  await bringForward(db, 'webhook', at(-1))
  expect((await mails())[0]?.[1]).toBe(text(3660))
  await bringForward(db, 'mail', at(-1))
  expect((await mails()).map(([, due]) => due)).toEqual([text(-1), text(1)])
})

test('an outbox with nothing to do is looked at without writing, even while another process writes', async () => {
  const { db, claim } = await outboxOf(1)
  const { rows } = await sql<{ file: string }>`PRAGMA database_list`.execute(db.kysely)
  const other = new SqliteFile(rows[0]?.file)
  other.exec('BEGIN IMMEDIATE')
  try {
    expect(await claim(-1)).toEqual([])
    expect(await claim(1, { limit: 0 })).toEqual([]) // all hands full
    await bringForward(db, 'mail', at(0))
  } finally {
    other.close()
  }
  expect(ids(await claim(1))).toEqual([1])
})

test('undelivered notifications are counted on all channels, with the age of the oldest lead', async () => {
  const { db, claim } = await outboxOf(2)
  expect(await outboxState(db, at(61.9))).toEqual({ undelivered: 4, oldestSeconds: 61 })
  for (const claimed of await claim(5)) await markDelivered(db, claimed, at(5))
  expect(await outboxState(db, at(-5))).toEqual({ undelivered: 2, oldestSeconds: 0 })
  const deliver = db.kysely.updateTable('outbox').set({ delivered_at: text(6) })
  await deliver.where('lead_id', '=', 1).execute()
  expect(await outboxState(db, at(61))).toEqual({ undelivered: 1, oldestSeconds: 60 })
  await deliver.execute()
  expect(await outboxState(db, at(61))).toEqual({ undelivered: 0, oldestSeconds: 0 })
})

test('a retry makes pending rows due, and adds those for which no channel was configured', async () => {
  const { db, claim } = await outboxOf(3)
  const claims = await claim(5)
  for (const claimed of claims) await markFailed(db, claimed, at(500), { reason: 'SLOW', settled: [] })
  const [arrived] = claims
  if (!arrived) throw new Error('Nothing was claimed.')
  await markDelivered(db, arrived, at(6))
  await sqlLeadStore(db, { channels: [] }).add({ lead: leadOf(), key: undefined, at: at(9) })
  expect(await retryNow(db, ['mail', 'webhook'], at(10))).toBe(2 + 3 + 2)
  expect(ids(await claim(10))).toEqual([1, 2, 3, 4].filter((id) => id !== arrived.leadId))
  expect(await retryNow(db, ['mail', 'webhook'], at(11))).toBe(7)
})

test('a retry moves rows of a removed channel to the configured channels', async () => {
  const { db, claim } = await outboxOf(2)
  const [arrived] = await claim(5, { limit: 1 })
  if (!arrived) throw new Error('Nothing was claimed.')
  await markDelivered(db, arrived, at(6)) // by mail: whoever is told once needs no webhook
  await db.kysely.deleteFrom('outbox').where('channel', '=', 'webhook').execute()
  expect(await retryNow(db, [], at(10))).toBe(1)
  expect(await retryNow(db, ['webhook'], at(11))).toBe(1)
  const rows = await db.kysely
    .selectFrom('outbox')
    .select(['lead_id', 'channel', 'due_at'])
    .orderBy('lead_id')
    .execute()
  expect(rows).toMatchObject([
    { lead_id: arrived.leadId, channel: 'mail' },
    { lead_id: 3 - Number(arrived.leadId), channel: 'webhook', due_at: text(11) },
  ])
})

test('two retries at the same moment add each missing row once', async () => {
  const { db } = await outboxOf(0)
  await sqlLeadStore(db, { channels: [] }).add({ lead: leadOf(), key: undefined, at: at(0) })
  await Promise.all([retryNow(db, ['mail', 'webhook'], at(1)), retryNow(db, ['mail', 'webhook'], at(1))])
  expect((await outboxState(db, at(1))).undelivered).toBe(2)
})

test('a retry adds missing rows for more leads than one statement can insert', async () => {
  const { db } = await outboxOf(0)
  const { add } = sqlLeadStore(db, { channels: [] })
  await Promise.all(Array.from({ length: 501 }, () => add({ lead: leadOf(), key: undefined, at: at(0) })))
  expect(await retryNow(db, ['mail', 'webhook'], at(1))).toBe(1002)
  expect((await outboxState(db, at(1))).undelivered).toBe(1002)
})

test('a retry keeps the rows of a lead that arrives meanwhile', async () => {
  const { db, claim } = await outboxOf(2)
  await db.kysely.deleteFrom('outbox').where('channel', '=', 'webhook').execute()
  const told = (await claim(5)).find(({ leadId }) => leadId === 2)
  if (!told) throw new Error('Nothing was claimed.')
  await markDelivered(db, told, at(6))
  // As if it came while the other is handed over: now it waits too, and nobody has looked for it.
  await sql`CREATE TRIGGER meanwhile AFTER INSERT ON outbox
    BEGIN UPDATE outbox SET delivered_at = NULL WHERE lead_id = 2; END`.execute(db.kysely)
  await retryNow(db, ['webhook'], at(10))
  const rows = await db.kysely.selectFrom('outbox').select(['lead_id', 'channel']).orderBy('lead_id').execute()
  expect(rows).toEqual([
    { lead_id: 1, channel: 'webhook' },
    { lead_id: 2, channel: 'mail' },
  ])
})
