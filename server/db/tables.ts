import type { ColumnType, Generated } from 'kysely'

/** A timestamp as ISO 8601 in UTC with milliseconds: text in SQLite, `timestamptz` in PostgreSQL. */
type Moment = string
/** Written as 0 or 1; SQLite returns the number, PostgreSQL a boolean. */
type Flag = ColumnType<number | boolean, number>
/** `10:00` or, read from PostgreSQL, `10:00:00`. */
type Time = string

/** Where messages go: to the advisors, to a program, to the visitor, to a Directus that keeps the history, too. */
export const channelNames = ['mail', 'webhook', 'visitor', 'directus'] as const
export type Channel = (typeof channelNames)[number]

/** What a message is about, by channel. */
export const messageKinds = {
  mail: ['created', 'moved', 'cancelled', 'not-mine', 'unclaimed', 'missed', 'bounced', 'erased', 'morning'],
  webhook: ['created', 'moved', 'cancelled', 'outcome'],
  visitor: ['created', 'no-answer', 'unreachable', 'moved', 'cancelled'],
  directus: ['created', 'event', 'erased'],
} as const
export type MessageKind = (typeof messageKinds)[Channel][number]

/** The schema after all migrations, as both dialects present it. */
export type Tables = {
  loan_types: { id: number; name: string }
  leads: {
    id: Generated<number>
    created_at: Moment
    idempotency_key: string
    first_name: string
    last_name: string
    email: string
    phone: string
    available_from: Time
    available_to: Time
    is_subscribed_to_marketing: Flag
    referral_id: string | null
  }
  leads_loan_types: { id: Generated<number>; leads_id: number; loan_types_id: number }
  outbox: {
    id: Generated<number>
    lead_id: number | null
    channel: Channel
    kind: MessageKind
    seq: number
    created_at: Moment
    attempts: Generated<number>
    failures: Generated<number>
    due_at: Moment
    leased_until: Moment | null
    delivered_at: Moment | null
    last_error: string | null
    settled: string | null
    client: Generated<string | null>
    lead_name: Generated<string | null>
  }
  lead_events: {
    lead_id: number
    seq: number
    at: Moment
    kind: string
    actor: string
    day: string | null
    from_hour: number | null
    to_hour: number | null
    note: string | null
    key: string | null
  }
  keys: { name: string; secret: string; made_at: Moment }
  visitor_mails: {
    id: Generated<number>
    lead_id: number | null
    at: Moment
    address: string
    client: string | null
  }
  blocked_addresses: { address: string; until: Moment }
}
