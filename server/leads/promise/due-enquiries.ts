/** Enquiries by their arranged day, for what the server itself has to notice. */
import { type EventKind, slotKinds } from '#core/lead/history.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Db } from '#server/db/open.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import { leadsWithSlot } from '#server/leads/store/lead-events.ts'
import { type ActDeps, type FoundEnquiry, findEnquiry } from './enquiries.ts'

/** A later slot, or an end. */
const settledBy: readonly EventKind[] = [...slotKinds, 'cancelled', 'not-mine', 'talked', 'not-for-us']

/**
 * Visitors' enquiries with a slot on one of the days from `first` to `last`, arranged at some time, that nothing has
 * settled since.
 *
 * @param alsoSettledBy kinds of events after which the caller has nothing to do, either
 */
export async function enquiriesBetween(
  deps: Pick<ActDeps, 'db' | 'calendar' | 'now'>,
  first: IsoDate,
  last: IsoDate,
  alsoSettledBy: readonly EventKind[] = [],
): Promise<FoundEnquiry[]> {
  const ids = await idsBetween(deps.db, first, last, [...settledBy, ...alsoSettledBy])
  const found: FoundEnquiry[] = []
  for (const id of ids) {
    const enquiry = await findEnquiry(deps, id)
    if (enquiry !== undefined && !isCanary(enquiry.lead)) found.push(enquiry)
  }
  return found
}

async function idsBetween(db: Db, first: IsoDate, last: IsoDate, settled: readonly EventKind[]): Promise<number[]> {
  const rows = await leadsWithSlot(db, first, last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events as later')
            .select('later.seq')
            .whereRef('later.lead_id', '=', 'lead_events.lead_id')
            .whereRef('later.seq', '>', 'lead_events.seq')
            .where('later.kind', 'in', settled),
        ),
      ),
    )
    .execute()
  return rows.map(({ lead_id }) => lead_id)
}
