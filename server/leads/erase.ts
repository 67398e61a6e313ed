/** Erasure, for the law and for people who ask. The tables that hang on a lead follow it by their foreign keys. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'

/** What was erased, by table. */
export type Erased = { leadIds: number[]; loanTypes: number; notices: number; delivered: number }

const ROWS_AT_ONCE = 500 // a short transaction each, so that a running site goes on taking leads in between

/** Erases one lead, or every lead of a mail address, whatever its case. */
export async function eraseLeads(db: Db, which: { id: number } | { email: string }): Promise<Erased> {
  const found = await db.kysely
    .selectFrom('leads')
    .select('id')
    .where(({ eb, fn, or, ref }) =>
      'id' in which
        ? eb('id', '=', which.id)
        : // Of Cyrillic letters the databases may know no case: such an address is found as it was written.
          or([eb(fn('lower', [ref('email')]), '=', which.email.toLowerCase()), eb('email', '=', which.email)]),
    )
    .execute()
  return eraseIds(
    db,
    found.map(({ id }) => id),
  )
}

/** What a purge did. `owed` are old enough, and kept because somebody has still to be told of them. */
export type Purged = { leads: number; owed: number }

/**
 * Erases every lead that came before a moment, except those that an advisor has still to be told of on one of these
 * channels: no clock, right or wrong, may cost a lead that nobody has seen. A channel that is switched off owes nothing.
 *
 * @param unseenBefore those of which nobody was ever told have to be older than this too
 */
export async function purgeLeads(
  db: Db,
  before: Date,
  channels: readonly Channel[],
  unseenBefore = before,
): Promise<Purged> {
  const old = db.kysely.selectFrom('leads').where('created_at', '<', before.toISOString())
  let leads = 0
  for (;;) {
    const due = old
      .where(({ not }) => not(isOwed(channels)))
      .where(({ eb, or }) => or([wasTold, eb('created_at', '<', unseenBefore.toISOString())]))
    const rows = await due.select('id').orderBy('id').limit(ROWS_AT_ONCE).execute()
    if (rows.length === 0) break
    await eraseIds(
      db,
      rows.map(({ id }) => id),
    )
    leads += rows.length
    await nextTurn() // SQLite answers at once: without a pause the site that purges its own leads would serve nobody
  }
  return { leads, owed: await count(old.where(isOwed(channels))) }
}

/** How many leads came before a moment of which nobody was told, and nobody will be: no such channel is set up. */
export async function countUnseen(db: Db, before: Date, channels: readonly Channel[]): Promise<number> {
  const old = db.kysely.selectFrom('leads').where('created_at', '<', before.toISOString())
  return count(old.where(({ not }) => not(isOwed(channels))).where(({ not }) => not(wasTold)))
}

/** SQL that is true for a lead with a notice that has not arrived. */
function isOwed(channels: readonly Channel[]) {
  const untold = channels.length === 0 ? sql`false` : sql`channel IN (${sql.join(channels)})`
  return sql<boolean>`EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NULL AND ${untold})`
}

/** SQL that is true for a lead with a notice that has arrived. */
const wasTold = sql<boolean>`EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NOT NULL)`

async function count(leads: SelectQueryBuilder<Tables, 'leads', unknown>): Promise<number> {
  const { found } = await leads.select(({ fn }) => fn.countAll<number | string>().as('found')).executeTakeFirstOrThrow()
  return Number(found)
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
