/** Enquiries by their arranged day, for what the server itself has to notice. */
import { slotKinds } from '#core/lead/history.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Db } from '#server/db/open.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import { type ActDeps, type FoundEnquiry, findEnquiry } from './enquiries.ts'

/** Visitors' enquiries with a slot on one of the days from `first` to `last`, arranged at some time. */
export async function enquiriesBetween(
  deps: Pick<ActDeps, 'db' | 'calendar' | 'now'>,
  first: IsoDate,
  last: IsoDate,
): Promise<FoundEnquiry[]> {
  const ids = await idsBetween(deps.db, first, last)
  const found: FoundEnquiry[] = []
  for (const id of ids) {
    const enquiry = await findEnquiry(deps, id)
    if (enquiry !== undefined && !isCanary(enquiry.lead)) found.push(enquiry)
  }
  return found
}

async function idsBetween({ kysely }: Db, first: IsoDate, last: IsoDate): Promise<number[]> {
  const rows = await kysely
    .selectFrom('lead_events')
    .select('lead_id')
    .distinct()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', 'in', slotKinds)
    // A later slot, a try, or an end settles it: nothing is left to notice.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events as later')
            .select('later.seq')
            .whereRef('later.lead_id', '=', 'lead_events.lead_id')
            .whereRef('later.seq', '>', 'lead_events.seq')
            .where('later.kind', 'in', [...slotKinds, 'cancelled', 'not-mine', 'talked', 'not-for-us']),
        ),
      ),
    )
    .orderBy('lead_id')
    .execute()
  return rows.map(({ lead_id }) => lead_id)
}
