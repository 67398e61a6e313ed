/** Erasure, for the law and for people who ask. The tables that hang on a lead follow it by their foreign keys. */
import type { Db } from '#server/db/open.ts'

/** What was erased, by table. */
export type Erased = { leadIds: number[]; loanTypes: number; notices: number; delivered: number }

const ROWS_AT_ONCE = 500 // a short transaction each, so that a running site goes on taking leads in between

/** Erases one lead, or every lead of a mail address, whatever its case. */
export async function eraseLeads(db: Db, which: { id: number } | { email: string }): Promise<Erased> {
  const found = await db.kysely
    .selectFrom('leads')
    .select('id')
    .where(({ eb, fn, ref }) =>
      'id' in which ? eb('id', '=', which.id) : eb(fn('lower', [ref('email')]), '=', which.email.toLowerCase()),
    )
    .execute()
  return eraseIds(
    db,
    found.map(({ id }) => id),
  )
}

/** Erases every lead that came before a moment. @returns how many */
export async function purgeLeads(db: Db, before: Date): Promise<number> {
  const old = db.kysely.selectFrom('leads').select('id').where('created_at', '<', before.toISOString())
  let purged = 0
  for (;;) {
    const rows = await old.orderBy('id').limit(ROWS_AT_ONCE).execute()
    if (rows.length === 0) break
    await eraseIds(
      db,
      rows.map(({ id }) => id),
    )
    purged += rows.length
  }
  return purged
}

async function eraseIds(db: Db, ids: number[]): Promise<Erased> {
  const erased: Erased = { leadIds: [], loanTypes: 0, notices: 0, delivered: 0 }
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const some = ids.slice(start, start + ROWS_AT_ONCE)
    await db.kysely.transaction().execute(async (trx) => {
      const types = await trx.deleteFrom('leads_loan_types').where('leads_id', 'in', some).executeTakeFirstOrThrow()
      const notices = await trx.deleteFrom('outbox').where('lead_id', 'in', some).returning('delivered_at').execute()
      const leads = await trx.deleteFrom('leads').where('id', 'in', some).returning('id').execute()
      erased.loanTypes += Number(types.numDeletedRows)
      erased.notices += notices.length
      erased.delivered += notices.filter(({ delivered_at }) => delivered_at !== null).length
      erased.leadIds.push(...leads.map(({ id }) => id))
    })
  }
  // The write-ahead log still holds the old pages: emptied, so that the data are gone from the disk.
  if (db.dialect === 'sqlite' && erased.leadIds.length > 0) db.file.pragma('wal_checkpoint(TRUNCATE)')
  return erased
}
