import type { Insertable, Selectable } from 'kysely'
import { formatHour } from '#core/lead/call-window.ts'
import type { Lead } from '#core/lead/lead.ts'
import type { Tables } from '#server/db/tables.ts'

/** A lead with what the store added to it. */
export type KeptLead = Lead & { id: number; createdAt: Date }

type Row = Omit<Selectable<Tables['leads']>, 'idempotency_key'>

export function leadRow(lead: Lead, key: string, at: Date): Insertable<Tables['leads']> {
  return {
    created_at: at.toISOString(),
    idempotency_key: key,
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    available_from: formatHour(lead.callWindow.from),
    available_to: formatHour(lead.callWindow.to),
    is_subscribed_to_marketing: Number(lead.isSubscribedToMarketing),
    referral_id: lead.referralId,
  }
}

export function keptLead(row: Row, loanTypeIds: number[]): KeptLead {
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

/** Names a lead's messages for ever: ids are never used twice, and the moment tells one database from another. */
export function messageName(lead: Pick<KeptLead, 'id' | 'createdAt'>): string {
  return `lead-${lead.id}-${lead.createdAt.getTime()}`
}

/** A whole hour. People who edit the table by a Directus may write 10:30: one row must not hide all the others. */
function hour(time: string, round: (hours: number) => number): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  if (hours === undefined) throw new Error('A stored call time is none; expected a time such as 10:00.')
  return round(Number(hours) + Number(minutes) / 60)
}
