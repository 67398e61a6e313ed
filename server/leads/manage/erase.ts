/** Erasure of leads, by retention and on request. Dependent rows are deleted explicitly, so that they can be counted. */
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Channel, Tables } from '#server/db/tables.ts'
import { messageName } from '#server/leads/store/lead-rows.ts'

/** Number of erased rows by table; `delivered` counts the notifications that had been delivered. */
type ErasedRows = { leadIds: number[]; loanTypes: number; deliveries: number; delivered: number }

/** `isOnDisk`: what was erased is still in the files, until the next purge, because another process was reading them. */
export type Erased = ErasedRows & { isOnDisk: boolean }

// A lead may be on its way to a Directus just now: word that it is gone goes there when that has come to an end.
const ON_ITS_WAY_MS = 60_000
const ROWS_AT_ONCE = 500 // per transaction: short ones let a running site store leads in between

/**
 * Erases one lead, or every lead with a mail address, case-insensitively.
 *
 * @param alsoWrite what is written in the same transaction
 */
export async function eraseLeads(
  db: Db,
  which: { id: number } | { email: string },
  alsoWrite?: (trx: Transaction<Tables>) => Promise<void>,
  at = new Date(),
): Promise<Erased> {
  const found = await db.kysely
    .selectFrom('leads')
    .select('id')
    .where(({ eb, fn, or, ref }) =>
      'id' in which
        ? eb('id', '=', which.id)
        : // lower() may leave Cyrillic letters alone: such an address is also matched exactly as written.
          or([eb(fn('lower', [ref('email')]), '=', which.email.toLowerCase()), eb('email', '=', which.email)]),
    )
    .execute()
  const rows = await eraseIds(
    db,
    found.map(({ id }) => id),
    at,
    alsoWrite,
  )
  return { ...rows, isOnDisk: !(await db.emptyLog()) }
}

/** Result of a purge. `owed` counts leads that are old enough but kept, because a notification is still pending. */
export type Purged = { leads: number; owed: number; isOnDisk: boolean }

/**
 * Erases every lead created before a moment, except those with a pending notification on one of `channels`: no clock,
 * right or wrong, may erase a lead that is still to be delivered. Rows of channels no longer configured do not count.
 *
 * @param unseenBefore leads without any delivered notification must be older than this as well
 */
export async function purgeLeads(
  db: Db,
  before: Date,
  channels: readonly Channel[],
  unseenBefore = before,
  at = new Date(),
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
      at,
    )
    leads += rows.length
  }
  // Even if nothing was due: of an earlier erasure it may have been kept by a reader.
  const isOnDisk = !(await db.emptyLog())
  return { leads, owed: await count(old.where(isOwed(channels))), isOnDisk }
}

/** Number of leads created before a moment that have neither a delivered nor, on `channels`, a pending notification. */
export async function countUnseen(db: Db, before: Date, channels: readonly Channel[]): Promise<number> {
  const old = db.kysely.selectFrom('leads').where('created_at', '<', before.toISOString())
  return count(old.where(({ not }) => not(isOwed(channels))).where(({ not }) => not(wasTold)))
}

/** SQL: true for a lead with a pending notification on one of `channels`. */
function isOwed(channels: readonly Channel[]) {
  const untold = channels.length === 0 ? sql`false` : sql`channel IN (${sql.join(channels)})`
  return sql<boolean>`EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NULL AND ${untold})`
}

/** SQL: true for a lead with a delivered notification. */
const wasTold = sql<boolean>`EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NOT NULL
  AND channel <> 'visitor')`

async function count(leads: SelectQueryBuilder<Tables, 'leads', unknown>): Promise<number> {
  const { found } = await leads.select(({ fn }) => fn.countAll<number | string>().as('found')).executeTakeFirstOrThrow()
  return Number(found)
}

async function eraseIds(
  db: Db,
  ids: number[],
  at: Date,
  alsoWrite?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<ErasedRows> {
  const erased: ErasedRows = { leadIds: [], loanTypes: 0, deliveries: 0, delivered: 0 }
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const some = ids.slice(start, start + ROWS_AT_ONCE)
    await db.kysely.transaction().execute(async (trx) => {
      const types = await trx.deleteFrom('leads_loan_types').where('leads_id', 'in', some).executeTakeFirstOrThrow()
      const deliveries = await trx.deleteFrom('outbox').where('lead_id', 'in', some).returning(told).execute()
      await trx.deleteFrom('lead_events').where('lead_id', 'in', some).execute()
      await trx.updateTable('visitor_mails').set({ lead_id: null }).where('lead_id', 'in', some).execute()
      const leads = await trx.deleteFrom('leads').where('id', 'in', some).returning(['id', 'created_at']).execute()
      await tellDirectus(trx, leads, deliveries, at)
      erased.loanTypes += Number(types.numDeletedRows)
      erased.deliveries += deliveries.length
      erased.delivered += deliveries.filter(({ delivered_at }) => delivered_at !== null).length
      erased.leadIds.push(...leads.map(({ id }) => id))
      await alsoWrite?.(trx)
    })
  }
  return erased
}

const told = ['lead_id', 'channel', 'delivered_at'] as const

/** Word of erased leads for a Directus that was, or was to be, told of them. */
async function tellDirectus(
  trx: Transaction<Tables>,
  leads: { id: number; created_at: string }[],
  deliveries: { lead_id: number | null; channel: Channel }[],
  at: Date,
): Promise<void> {
  const there = new Set(deliveries.filter(({ channel }) => channel === 'directus').map(({ lead_id }) => lead_id))
  const gone = leads.filter(({ id }) => there.has(id))
  if (gone.length === 0) return
  const [created_at, due_at] = [at.toISOString(), new Date(at.getTime() + ON_ITS_WAY_MS).toISOString()]
  const rows = gone.map((lead) => {
    const lead_name = messageName({ id: lead.id, createdAt: new Date(lead.created_at) })
    return { lead_id: null, channel: 'directus', kind: 'erased', seq: lead.id, created_at, due_at, lead_name } as const
  })
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
