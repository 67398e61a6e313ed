/** What the store owes its callers besides the rows; tests/contract goes through those on both databases. */
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { leadOf } from '#tests/support/lead-of.ts'
import { migrated } from '#tests/support/migrated.ts'
import { sqlLeadStore } from './sql-lead-store.ts'

const at = new Date('2026-11-20T10:00:00Z')

async function store() {
  const db = await migrated()
  const onTaken = vi.fn()
  const { add, loanTypes } = sqlLeadStore(db, { channels: ['mail', 'webhook'], onTaken })
  const post = (key?: string, loanTypeIds: number[] = []) => add({ lead: leadOf({ loanTypeIds }), key, at })
  const count = async (table: 'leads' | 'outbox' | 'leads_loan_types') => {
    const rows = await db.kysely.selectFrom(table).selectAll().execute()
    return rows.length
  }
  return { db, loanTypes, post, count, onTaken }
}

test('the outbox workers are woken once per group of stored leads, and for nothing else', async () => {
  const { post, onTaken } = await store()
  const outcomes = await Promise.all([post('a'), post('a'), post('b'), post('c', [9])])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['taken', 'repeated', 'taken', 'unknown-loan-type'])
  expect(onTaken).toHaveBeenCalledTimes(1)
  await Promise.all([post('a'), post('c', [9])])
  expect(onTaken).toHaveBeenCalledTimes(1)
})

test('a SQLite file syncs every commit: a power cut, which no test can bring about, takes no answered lead', async () => {
  const { db } = await store()
  expect((await sql`PRAGMA synchronous`.execute(db.kysely)).rows).toEqual([{ synchronous: 2 }]) // FULL
})

test('who waits behind a group that was refused, as by a locked file, is refused with it and not after it', async () => {
  const { db, post } = await store()
  const begun = Promise.withResolvers<void>()
  vi.spyOn(db, 'assertInPlace').mockImplementationOnce(() => begun.promise)
  const first = post('a')
  await vi.waitFor(() => expect(db.assertInPlace).toHaveBeenCalledTimes(1))
  const behind = post('b')
  begun.reject(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }))
  const outcomes = await Promise.allSettled([first, behind])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(db.assertInPlace).toHaveBeenCalledTimes(1)
  expect(await post('b')).toEqual({ outcome: 'taken' })
})

test('a lead whose outbox row cannot be written is not stored either, but the others of its group are', async () => {
  const { db, post, count, onTaken } = await store()
  await sql`CREATE TRIGGER not_b BEFORE INSERT ON outbox
    WHEN (SELECT idempotency_key FROM leads WHERE id = new.lead_id) = 'b'
    BEGIN SELECT RAISE(ABORT, 'not b'); END`.execute(db.kysely)
  const outcomes = await Promise.allSettled([post('a', [1]), post('b', [1]), post('c', [1, 2])])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([await count('leads'), await count('leads_loan_types'), await count('outbox')]).toEqual([2, 3, 4])
  expect(onTaken).toHaveBeenCalledTimes(2)
})

test('an unreachable database is tried once for all waiting leads', async () => {
  const { db, post } = await store()
  const transaction = vi.spyOn(db.kysely, 'transaction')
  await sql`DROP TABLE outbox`.execute(db.kysely)
  const outcomes = await Promise.allSettled([post(), post(), post()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(transaction).toHaveBeenCalledTimes(1)
})

test('thousands of concurrent leads are stored in groups, and those beyond the queue limit are rejected', async () => {
  const { db, post, count } = await store()
  const transaction = vi.spyOn(db.kysely, 'transaction')
  const kept = Array.from({ length: 5000 }, () => post())
  await expect(post()).rejects.toMatchObject({ code: 'OVERLOADED' })
  await Promise.all(kept)
  expect(await count('leads')).toBe(5000)
  expect(transaction).toHaveBeenCalledTimes(25)
})

test('the list of loan types is queried at most every five seconds', async () => {
  const { db, loanTypes } = await store()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const namesAt = async (ms: number) => {
    clock.mockReturnValue(ms)
    return (await loanTypes()).map(({ id }) => id)
  }
  expect(await namesAt(0)).toEqual([1, 2, 3])
  await db.kysely.insertInto('loan_types').values({ id: 4, name: 'Refinansiranje' }).execute()
  expect(await namesAt(4999)).toEqual([1, 2, 3])
  expect(await namesAt(5000)).toEqual([1, 2, 3, 4])
})
