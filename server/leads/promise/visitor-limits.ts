import { type Selectable, sql, type Transaction } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'

/** Contract §9.2: mails that a visitor has not asked for by an act of their own. */
export const visitorLimits = { addressPerDay: 1, addressPer30Days: 3, clientPerHour: 3, allPerHour: 120 } as const

type Asked = { leadId: number; address: string; client: string | undefined; now: Date }

/** Whether a mail may go: now, never, or later. `paused`: because of the limit on all together. */
export type Leave = 'granted' | 'blocked' | 'address' | { until: Date; why: 'client' | 'paused' }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LOCK = 4_011_975_302 // advisory lock key; arbitrary, and another than the migrations'

/** Grants one mail within the limits, and counts it: two processes at once never grant one too many. */
export async function takeLeave(db: Db, asked: Asked): Promise<Leave> {
  return db.kysely.transaction().execute(async (trx) => {
    if (db.dialect === 'postgres') await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    // Deletes first: a SQLite transaction that starts by reading cannot wait for another writer.
    await trx
      .deleteFrom('visitor_mails')
      .where('at', '<', ago(asked.now, 30 * DAY_MS))
      .execute()
    // The policy promises that a network is forgotten after an hour.
    const hourAgo = ago(asked.now, HOUR_MS)
    await trx
      .updateTable('visitor_mails')
      .set({ client: null })
      .where('at', '<', hourAgo)
      .where('client', 'is not', null)
      .execute()
    const leave = await leaveFor(trx, asked)
    if (leave === 'new') {
      const { leadId, address, client, now } = asked
      const mail = { lead_id: leadId, at: now.toISOString(), address, client: client ?? null }
      await trx.insertInto('visitor_mails').values(mail).execute()
      return 'granted'
    }
    return leave
  })
}

async function leaveFor(trx: Transaction<Tables>, { leadId, address, client, now }: Asked): Promise<Leave | 'new'> {
  const blocked = trx.selectFrom('blocked_addresses').select('until').where('address', '=', address)
  if ((await blocked.where('until', '>', now.toISOString()).executeTakeFirst()) !== undefined) return 'blocked'

  const mails = trx.selectFrom('visitor_mails').selectAll().orderBy('at')
  if ((await mails.where('lead_id', '=', leadId).executeTakeFirst()) !== undefined) return 'granted' // an earlier attempt
  const toAddress = await mails.where('address', '=', address).execute()
  const today = toAddress.filter(({ at }) => at > ago(now, DAY_MS))
  if (today.length >= visitorLimits.addressPerDay || toAddress.length >= visitorLimits.addressPer30Days)
    return 'address'

  const lastHour = await mails.where('at', '>', ago(now, HOUR_MS)).execute()
  const free = freeAt(lastHour, visitorLimits.allPerHour)
  if (free) return { until: free, why: 'paused' }
  const clientFree = freeAt(
    lastHour.filter((mail) => client !== undefined && mail.client === client),
    visitorLimits.clientPerHour,
  )
  return clientFree ? { until: clientFree, why: 'client' } : 'new'
}

/** When the oldest of the last `most` mails is an hour old; undefined while there are fewer. */
function freeAt(lastHour: Selectable<Tables['visitor_mails']>[], most: number): Date | undefined {
  const oldest = lastHour.at(-most)
  return oldest && new Date(Date.parse(oldest.at) + HOUR_MS)
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString()
}
