import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { temporaryFolder } from '#tests/support/test-app.ts'
import { deliver, PartlySettled, type Send } from './deliver.ts'
import { eraseLeads } from './erase.ts'
import { claimDue } from './outbox.ts'
import { sqlLeadStore } from './sql-lead-store.ts'

const now = new Date('2026-11-20T10:00:00Z')
const never = new AbortController().signal
const lead = {
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@primer.rs',
  phone: '064 123 4567',
  callWindow: { from: 10, to: 16 },
  isSubscribedToMarketing: false,
  loanTypeIds: [3, 1],
  referralId: null,
}

/** A lead whose mail is claimed, and what becomes of one attempt to send it. */
async function claimed() {
  const db = openDatabase({ dialect: 'sqlite', path: join(temporaryFolder(), 'leads.db') })
  onTestFinished(() => db.close())
  await migrate(db)
  await sqlLeadStore(db, { channels: ['mail'] }).add({ lead, key: undefined, at: now })
  const [claim] = await claimDue(db, { channel: 'mail', now, leaseMs: 28_000, limit: 4, inHand: [], takeOver: true })
  if (claim === undefined) throw new Error('Nothing was claimed.')
  const said: unknown[] = []
  const say = (entry: unknown) => void said.push(entry)
  const log = { info: say, warn: say, error: say }
  const onAttempt = (result: string) => void said.push(result)
  const attempt = (send: Send, stopping = never) =>
    deliver(claim, { db, channel: 'mail', send, now: () => now, log, onAttempt }, { stopping, over: never })
  const row = () => db.kysely.selectFrom('outbox').selectAll().executeTakeFirst()
  return { db, attempt, said, row }
}

test('a lead that was erased a moment ago is told to nobody, and nothing says that it was', async () => {
  const { db, attempt, said } = await claimed()
  await eraseLeads(db, { id: 1 })
  await attempt(async () => void said.push('told'))
  expect(said).toEqual([])
})

test('what arrived is counted, logged and marked, and settles everybody', async () => {
  const { attempt, said, row } = await claimed()
  const told: unknown[] = []
  await attempt(async (kept, names, settled) => void told.push(kept, names, settled))
  expect(told).toEqual([
    { ...lead, id: 1, createdAt: now, loanTypeIds: [1, 3] },
    ['Stambeni kredit', 'Auto kredit'],
    [],
  ])
  expect(said).toEqual(['delivered', { event: 'notification-delivered', channel: 'mail', lead: 1, attempt: 1 }])
  expect(await row()).toMatchObject({ delivered_at: now.toISOString(), leased_until: null, attempts: 1 })
})

test('what failed is due again after a pause, with the reason and whoever is settled', async () => {
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

test('a stop takes an attempt back: due as before, and it does not count', async () => {
  const { attempt, said, row } = await claimed()
  await attempt(async () => void said.push('told'), AbortSignal.abort())
  expect(said).toEqual([])
  expect(await row()).toMatchObject({
    due_at: now.toISOString(),
    attempts: 0,
    leased_until: null,
    last_error: null,
    settled: null,
  })
})
