import { type PromisedSlot, promisedSlots } from '#core/lead/promise-outcomes.ts'
import type { IsoDate } from '#core/money/date.ts'
import { inParts } from '#server/db/in-parts.ts'
import type { Db } from '#server/db/open.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import { historiesOf, leadsWithSlot } from '#server/leads/store/lead-events.ts'

/** A promised slot of a stored lead. */
export type Promised = PromisedSlot & { leadId: number }

/**
 * The promises made to visitors for the days from `first` to `last`, test leads left out. What was erased is not
 * counted: nothing of it is left.
 */
export async function promisesBetween(db: Db, now: Date, first: IsoDate, last: IsoDate): Promise<Promised[]> {
  const rows = await leadsWithSlot(db, first, last).execute()
  const ids = await withoutCanaries(
    db,
    rows.map(({ lead_id }) => lead_id),
  )
  const histories = await historiesOf(db, ids)
  return ids.flatMap((leadId) =>
    promisedSlots(histories.get(leadId) ?? [], now)
      .filter(({ slot }) => slot.day >= first && slot.day <= last)
      .map((slot) => ({ ...slot, leadId })),
  )
}

async function withoutCanaries({ kysely }: Db, ids: readonly number[]): Promise<number[]> {
  const leads = kysely.selectFrom('leads').select(['id', 'email', 'referral_id'])
  const rows = await inParts(ids, (some) => leads.where('id', 'in', some).orderBy('id').execute())
  return rows.filter(({ email, referral_id }) => !isCanary({ email, referralId: referral_id })).map(({ id }) => id)
}
