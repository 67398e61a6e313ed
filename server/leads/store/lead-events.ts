/** The history of leads: rows of `lead_events`, and what is written with them. */
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { CallSlot } from '#core/lead/call-slot.ts'
import { type Actor, type EventKind, type LeadEvent, slotKinds } from '#core/lead/history.ts'
import type { IsoDate } from '#core/money/date.ts'
import { inParts } from '#server/db/in-parts.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel, MessageKind, Tables } from '#server/db/tables.ts'
import { requireSynchronousCommit } from './synchronous-commit.ts'

/** An event to be added, `seq` being the next; `key` and `note` as in the table. */
export type NewEvent = LeadEvent & { key?: string | undefined; note?: string | undefined }

/** A message that an event sends. */
export type NewMessage = { channel: Channel; kind: MessageKind }

/** An event as it was stored. */
export type StoredEvent = LeadEvent & { key: string | undefined; note: string | undefined }

/** The history of one lead, in order. */
export async function historyOf({ kysely }: Db, leadId: number): Promise<StoredEvent[]> {
  const rows = await kysely.selectFrom('lead_events').selectAll().where('lead_id', '=', leadId).orderBy('seq').execute()
  return rows.map(storedEvent)
}

/** Asks which leads have, or had, a slot on one of the days from `first` to `last`. */
export function leadsWithSlot({ kysely }: Db, first: IsoDate, last: IsoDate) {
  return kysely
    .selectFrom('lead_events')
    .select('lead_id')
    .distinct()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', 'in', slotKinds)
    .orderBy('lead_id')
}

/** The histories of several leads, by the leads' ids. */
export async function historiesOf({ kysely }: Db, leadIds: readonly number[]): Promise<Map<number, StoredEvent[]>> {
  const ordered = kysely.selectFrom('lead_events').selectAll().orderBy('lead_id').orderBy('seq')
  const rows = await inParts(leadIds, (some) => ordered.where('lead_id', 'in', some).execute())
  return new Map([...Map.groupBy(rows, ({ lead_id }) => lead_id)].map(([id, ofLead]) => [id, ofLead.map(storedEvent)]))
}

/**
 * Adds an event and its messages in one transaction, durably.
 *
 * @returns false when another event has taken its place, or its key: read again
 * @throws when the lead is gone (a foreign key is violated)
 */
export async function addEvent(
  db: Db,
  leadId: number,
  event: NewEvent,
  messages: readonly NewMessage[],
  alsoWrite: (trx: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<boolean> {
  await db.assertInPlace()
  return db.kysely.transaction().execute(async (trx) => {
    if (db.dialect === 'postgres') await requireSynchronousCommit(trx)
    const added = await trx
      .insertInto('lead_events')
      .values(eventRow(leadId, event))
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute()
    if (added.length === 0) return false
    if (messages.length > 0)
      await trx
        .insertInto('outbox')
        .values(messageRows(leadId, event, messages))
        .execute()
    await alsoWrite(trx)
    return true
  })
}

/** The row of the promise that a new lead comes with. */
export function firstEvent(leadId: number, slot: CallSlot, at: Date): Insertable<Tables['lead_events']> {
  return eventRow(leadId, { seq: 1, at, kind: 'promised', actor: 'system', slot })
}

function eventRow(
  leadId: number,
  { seq, at, kind, actor, slot, key, note }: NewEvent,
): Insertable<Tables['lead_events']> {
  return {
    lead_id: leadId,
    seq,
    at: at.toISOString(),
    kind,
    actor,
    day: slot?.day ?? null,
    from_hour: slot?.from ?? null,
    to_hour: slot?.to ?? null,
    note: note ?? null,
    key: key ?? null,
  }
}

function messageRows(leadId: number, { seq, at }: LeadEvent, messages: readonly NewMessage[]) {
  const now = at.toISOString()
  return messages.map(({ channel, kind }) => ({ lead_id: leadId, channel, kind, seq, created_at: now, due_at: now }))
}

function storedEvent(row: Selectable<Tables['lead_events']>): StoredEvent {
  const { seq, kind, actor, day, from_hour: from, to_hour: to } = row
  return {
    seq,
    at: new Date(row.at),
    kind: kind as EventKind, // as `eventRow` wrote them
    actor: actor as Actor,
    slot: day === null || from === null || to === null ? undefined : { day, from, to },
    key: row.key ?? undefined,
    note: row.note ?? undefined,
  }
}
