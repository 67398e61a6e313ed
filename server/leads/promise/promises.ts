import { type PromisedSlot, promisedSlots } from '#core/lead/promise-outcomes.ts'
import type { Db } from '#server/db/open.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import { historiesOf } from './lead-events.ts'

/** A promised slot of a stored lead. */
export type Promised = PromisedSlot & { leadId: number }

const LEADS_AT_ONCE = 500

/** Every promise made to visitors, test leads left out. What was erased is not counted: nothing of it is left. */
export async function promisesOf(db: Db, now: Date): Promise<Promised[]> {
  const promised: Promised[] = []
  for (let last = 0; ; ) {
    const leads = await db.kysely
      .selectFrom('leads')
      .select(['id', 'email', 'referral_id'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(LEADS_AT_ONCE)
      .execute()
    const end = leads.at(-1)
    if (end === undefined) return promised
    last = end.id
    const visitors = leads.filter(({ email, referral_id }) => !isCanary({ email, referralId: referral_id }))
    const histories = await historiesOf(
      db,
      visitors.map(({ id }) => id),
    )
    for (const { id } of visitors) {
      const slots = promisedSlots(histories.get(id) ?? [], now)
      promised.push(...slots.map((slot) => ({ ...slot, leadId: id })))
    }
  }
}
