/** Reading kept leads, and the files that are made of them; tests/contract goes through both at the terminal. */
import { expect, test } from 'vitest'
import { sqlLeadStore } from '#server/leads/store/sql-lead-store.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { migrated } from '#tests/support/migrated.ts'
import { leadsAsCsv, leadsAsJson } from './export-leads.ts'
import { newestLeads, undelivered } from './lead-archive.ts'

/** So many leads, each about two loans and to be told by mail. */
async function archiveOf(leads: number, changes: Parameters<typeof leadOf>[0] = {}) {
  const db = await migrated()
  const { add } = sqlLeadStore(db, { channels: ['mail'] })
  const lead = leadOf({ loanTypeIds: [3, 1], ...changes })
  await Promise.all(Array.from({ length: leads }, () => add({ lead, key: undefined, at: new Date() })))
  return db
}

test('the newest leads come first', async () => {
  const db = await archiveOf(3)
  expect((await newestLeads(db, { limit: 2 })).map(({ id }) => id)).toEqual([3, 2])
})

test('each of many leads has its loan types, and shows whether an advisor has yet to be notified', async () => {
  const db = await archiveOf(1001)
  const leads = await newestLeads(db, { limit: 1001 })
  expect(leads.filter(({ loanTypeIds }) => loanTypeIds.join() === '3,1')).toHaveLength(1001)
  await db.kysely
    .updateTable('outbox')
    .set({ delivered_at: new Date().toISOString() })
    .where('lead_id', '=', 7)
    .execute()
  const ids = leads.map(({ id }) => id)
  expect(await undelivered(db, ids)).toEqual(new Set(ids.filter((id) => id !== 7)))
})

async function pieces(written: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const piece of written) all.push(piece)
  return all
}

test('an export without leads is an empty list', async () => {
  expect(await pieces(leadsAsJson(await archiveOf(0)))).toEqual(['[]\n'])
})

test('an export of more leads than are read at once has all of them, oldest first', async () => {
  const db = await archiveOf(1001)
  const ids = Array.from({ length: 1001 }, (_, index) => index + 1)
  const json: { id: number }[] = JSON.parse((await pieces(leadsAsJson(db))).join(''))
  expect(json.map(({ id }) => id)).toEqual(ids)
  const [, ...rows] = (await pieces(leadsAsCsv(db))).join('').trimEnd().split('\r\n')
  expect(rows.map((row) => Number(row.split('"')[1]))).toEqual(ids)
})
