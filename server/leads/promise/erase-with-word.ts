import type { Transaction } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'
import { eraseLeads } from '#server/leads/manage/erase.ts'

type EraseDeps = { db: Db; channels: readonly Channel[]; now: () => Date }

/** Erases a lead at its visitor's wish. The advisors get word of its number, which outlives it, and of nothing else. */
export async function eraseWithWord({ db, channels, now }: EraseDeps, { id }: { id: number }): Promise<void> {
  const erasedAt = now()
  const at = erasedAt.toISOString()
  const tellAdvisors = async (trx: Transaction<Tables>) => {
    if (!channels.includes('mail')) return
    await trx
      .insertInto('outbox')
      .values({ lead_id: null, channel: 'mail', kind: 'erased', seq: id, created_at: at, due_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await eraseLeads(db, { id }, tellAdvisors, erasedAt)
}
