import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eraseLeads } from '#server/leads/manage/erase.ts'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { migrated } from '#tests/support/migrated.ts'
import { deliver, LEASE_MS, PartlySettled, type Send } from './deliver.ts'
import { claimDue } from './outbox.ts'

const now = new Date('2026-11-20T10:00:00Z')
const never = new AbortController().signal
const lead = leadOf({ loanTypeIds: [3, 1] })

/**
 * A lead whose mail is claimed, and what becomes of one attempt to send it.
 *
 * @param deaths how many processes have died with the mail before
 */
async function claimed({ deaths = 0 } = {}) {
  const db = await migrated()
  const before = (count: number) => new Date(now.getTime() - count * 30_000) // longer than a lease
  await sqlLeadStore(db, { channels: ['mail'] }).add({ lead, key: undefined, at: before(deaths) })
  const take = (at: Date) =>
    claimDue(db, { channel: 'mail', now: at, leaseMs: LEASE_MS, limit: 4, inFlight: [], takeOver: true })
  for (let left = deaths; left > 0; left -= 1) await take(before(left))
  const [claim] = await take(now)
  if (claim === undefined) throw new Error('Nothing was claimed.')
  const said: unknown[] = []
  const clock = { now }
  const say = (entry: unknown) => void said.push(entry)
  const log = { info: say, warn: say, error: say }
  const onAttempt = (result: string) => void said.push(result)
  const attempt = (send: Send, stopping = never, graceOver = never) =>
    deliver(claim, { db, channel: 'mail', send, now: () => clock.now, log, onAttempt }, { stopping, graceOver })
  const row = () => db.kysely.selectFrom('outbox').selectAll().executeTakeFirst()
  return { db, clock, attempt, said, row }
}

test('a lead that has just been erased is neither sent nor logged or counted as delivered', async () => {
  const { db, attempt, said } = await claimed()
  await eraseLeads(db, { id: 1 })
  await attempt(async () => void said.push('told'))
  expect(said).toEqual([])
})

test('a delivered notification is counted, logged and marked', async () => {
  const { attempt, said, row } = await claimed()
  const told: unknown[] = []
  await attempt(async ({ kind, seq, about }, settled) => void told.push(kind, seq, about, settled))
  const about = { lead: { ...lead, id: 1, createdAt: now }, loanTypeNames: ['Auto kredit', 'Stambeni kredit'] }
  expect(told).toEqual(['created', 1, about, []])
  expect(said).toEqual(['delivered', { event: 'notification-delivered', channel: 'mail', lead: 1, attempt: 1 }])
  expect(await row()).toMatchObject({ delivered_at: now.toISOString(), leased_until: null, attempts: 1 })
})

test('a failed notification is due again after a pause, with the reason and the settled recipients', async () => {
  const { attempt, said, row } = await claimed()
  await attempt(async () => {
    throw new PartlySettled('SMTP-450', ['a@primer.rs'])
  })
  const failed = { event: 'notification-failed', channel: 'mail', lead: 1, attempt: 1, reason: 'SMTP-450' }
  expect(said).toEqual(['failed', failed])
  const { due_at = '', ...others } = (await row()) ?? {}
  expect(Date.parse(due_at) - now.getTime()).toBeGreaterThanOrEqual(2000)
  expect(Date.parse(due_at) - now.getTime()).toBeLessThan(3000)
  expect(others).toMatchObject({
    delivered_at: null,
    leased_until: null,
    last_error: 'SMTP-450',
    settled: '["a@primer.rs"]',
  })
})

test('attempts that died with their process do not lengthen the pause after a failure', async () => {
  const { attempt, row } = await claimed({ deaths: 6 })
  expect(await row()).toMatchObject({ attempts: 7, failures: 0 })
  await attempt(() => Promise.reject(new Error('refused')))
  const { due_at = '', failures } = (await row()) ?? {}
  expect(failures).toBe(1)
  expect(Date.parse(due_at) - now.getTime()).toBeLessThan(3000)
})

test('a shutdown cancels an attempt: the row is due as before, and the attempt does not count', async () => {
  const { attempt, said, row } = await claimed()
  await attempt(async () => void said.push('told'), AbortSignal.abort())
  expect(said).toEqual([])
  expect(await row()).toMatchObject({
    due_at: now.toISOString(),
    attempts: 0,
    failures: 0,
    leased_until: null,
    last_error: null,
    settled: null,
  })
})

function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test('a sender that never ends has its lease renewed, and is given up after a quarter of an hour', async () => {
  const { clock, attempt, said, row } = await claimed()
  fakeTimers()
  const sending = Promise.withResolvers<void>()
  const ended = attempt(() => {
    sending.resolve()
    return new Promise(() => {})
  })
  await sending.promise
  clock.now = new Date(now.getTime() + 9000)
  await vi.advanceTimersByTimeAsync(9000)
  expect((await row())?.leased_until).toBe('2026-11-20T10:00:37.000Z')
  await vi.advanceTimersByTimeAsync(890_000)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(said).toMatchObject(['failed', { event: 'notification-failed', reason: 'SLOW' }])
  expect(vi.getTimerCount()).toBe(0)
})

test('a delivery is marked once the database is back, however long that takes', async () => {
  const { db, attempt, said, row } = await claimed()
  fakeTimers()
  const ended = attempt(async () => void (await sql`ALTER TABLE outbox RENAME TO away`.execute(db.kysely)))
  const second = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    await row().catch(() => {}) // the thread of the database has then answered whatever it was asked before
  }
  for (let seconds = 0; seconds < 60; seconds += 1) await second()
  expect(said).toEqual(['delivered'])
  await sql`ALTER TABLE away RENAME TO outbox`.execute(db.kysely)
  while (said.length < 2) await second()
  await ended
  expect(said.slice(1)).toMatchObject([{ event: 'notification-delivered' }])
  expect(await row()).toMatchObject({ delivered_at: now.toISOString() })
})

test('a process that must stop leaves a delivery unmarked if it cannot mark it, and logs so', async () => {
  const { db, attempt, said } = await claimed()
  await attempt(async () => void (await sql`DROP TABLE outbox`.execute(db.kysely)), never, AbortSignal.abort())
  const left = { event: 'notification-not-marked', channel: 'mail', lead: 1, attempt: 1, reason: 'SQLITE_ERROR' }
  expect(said).toEqual(['delivered', left])
})

test('a failed notification that cannot be put back is logged, and its lease ends by itself', async () => {
  const { db, attempt, said } = await claimed()
  await attempt(async () => {
    await sql`DROP TABLE outbox`.execute(db.kysely)
    throw new Error('refused')
  })
  const left = { event: 'outbox-unwritable', channel: 'mail', lead: 1, attempt: 1, reason: 'SQLITE_ERROR' }
  expect(said).toEqual(['failed', left])
})
