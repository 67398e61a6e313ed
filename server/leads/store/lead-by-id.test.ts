import { expect, test } from 'vitest'
import { leadOf } from '#tests/support/lead-of.ts'
import { migrated } from '#tests/support/migrated.ts'
import { leadById } from './lead-by-id.ts'
import { sqlLeadStore } from './sql-lead-store.ts'

test('a lead has its own loan types, in the order in which they were chosen', async () => {
  const db = await migrated()
  const { add } = sqlLeadStore(db, { channels: [] })
  for (const loanTypeIds of [[3, 1], [2], []])
    await add({ lead: leadOf({ loanTypeIds }), key: undefined, at: new Date() })
  const loans = await Promise.all([1, 2, 3].map(async (id) => (await leadById(db, id))?.loanTypeNames))
  expect(loans).toEqual([['Auto kredit', 'Stambeni kredit'], ['Keš kredit'], []])
  expect(await leadById(db, 4)).toBeUndefined()
})
