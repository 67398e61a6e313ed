import type { Insertable, Selectable } from 'kysely'
import type { Lead } from '#core/lead/lead.ts'
import { wireLead } from '#core/lead/wire.ts'
import type { Tables } from '#server/db/tables.ts'

/** A stored lead. */
export type StoredLead = Lead & { id: number; createdAt: Date }

type Row = Omit<Selectable<Tables['leads']>, 'idempotency_key'>

/** The row of a new lead. The columns are the fields of the wire format, but for the loan types, which have a table. */
export function leadRow(lead: Lead, key: string, at: Date): Insertable<Tables['leads']> {
  const { loan_types: _, ...fields } = wireLead(lead)
  return {
    ...fields,
    is_subscribed_to_marketing: Number(lead.isSubscribedToMarketing), // SQLite has no booleans
    created_at: at.toISOString(),
    idempotency_key: key,
  }
}

export function storedLead(row: Row, loanTypeIds: number[]): StoredLead {
  return {
    id: row.id,
    createdAt: new Date(row.created_at),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    callWindow: { from: hour(row.available_from, Math.floor), to: hour(row.available_to, Math.ceil) },
    isSubscribedToMarketing: Boolean(row.is_subscribed_to_marketing),
    loanTypeIds,
    referralId: row.referral_id,
  }
}

/** A stored lead as the webhook and the JSON export write it: its id, its time and the nine fields of the wire format. */
export function wireStoredLead(lead: StoredLead) {
  return { id: lead.id, created_at: lead.createdAt.toISOString(), ...wireLead(lead) }
}

/** Stable id of a lead's messages: lead ids are never reused, and the timestamp tells databases apart. */
export function messageName(lead: Pick<StoredLead, 'id' | 'createdAt'>): string {
  return `lead-${lead.id}-${lead.createdAt.getTime()}`
}

/** A whole hour. Someone editing the table through Directus may enter 10:30, which must not make the list unreadable. */
function hour(time: string, round: (hours: number) => number): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  if (hours === undefined) throw new Error('A stored call time is invalid; expected a time such as 10:00.')
  return round(Number(hours) + Number(minutes) / 60)
}
