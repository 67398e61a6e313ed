import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { migrated } from '#tests/support/migrated.ts'
import { until } from '#tests/support/until.ts'
import { startOutboxWorker } from './outbox-worker.ts'

test('four notifications are sent at a time, and the next when one has finished', async () => {
  const db = await migrated()
  const { add } = sqlLeadStore(db, { channels: ['mail'] })
  const now = () => new Date('2026-11-20T10:00:00Z')
  for (let i = 0; i < 6; i += 1) await add({ lead: leadOf(), key: undefined, at: now() })
  const through: (() => void)[] = []
  const send = () => new Promise<undefined>((resolve) => through.push(() => resolve(undefined)))
  const ignore = () => {}
  const log = { info: ignore, warn: ignore, error: ignore }
  const worker = startOutboxWorker({ db, channel: 'mail', send, now, log, onAttempt: ignore })
  onTestFinished(() => worker.stop(0))
  /** How many are told, or about to be. */
  const claimed = async () =>
    (await db.kysely.selectFrom('outbox').select('id').where('leased_until', 'is not', null).execute()).length

  await until(async () => (await claimed()) > 0)
  expect(await claimed()).toBe(4)
  await until(() => through.length === 4)
  through[0]?.()
  await until(() => through.length === 5)
  expect(await claimed()).toBe(4)
  for (const resolve of through) resolve()
})

test('an outbox that cannot be read is tried again every three seconds, and logged each time', async () => {
  const db = await migrated()
  await sql`DROP TABLE outbox`.execute(db.kysely)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const error = vi
    .fn()
    .mockImplementationOnce(() => first.resolve())
    .mockImplementationOnce(() => second.resolve())
  const ignore = () => {}
  const log = { info: ignore, warn: ignore, error }
  const now = () => new Date('2026-11-20T10:00:00Z')
  const worker = startOutboxWorker({ db, channel: 'mail', send: async () => undefined, now, log, onAttempt: ignore })
  onTestFinished(() => worker.stop(0))
  const unreadable = [{ event: 'outbox-unreadable', channel: 'mail', reason: 'SQLITE_ERROR' }]
  await first.promise
  const asked = vi.spyOn(db.kysely, 'selectFrom')
  await vi.advanceTimersByTimeAsync(2999)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await second.promise
  expect(error.mock.calls).toEqual([unreadable, unreadable])
})
