import type { ColumnType, Generated } from 'kysely'

/** A timestamp as ISO 8601 in UTC with milliseconds: text in SQLite, `timestamptz` in PostgreSQL. */
type Moment = string
/** Written as 0 or 1; SQLite returns the number, PostgreSQL a boolean. */
type Flag = ColumnType<number | boolean, number>
/** `10:00` or, read from PostgreSQL, `10:00:00`. */
type Time = string

export const channelNames = ['mail', 'webhook'] as const
export type Channel = (typeof channelNames)[number]

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
    lead_id: number
    channel: Channel
    attempts: Generated<number>
    due_at: Moment
    leased_until: Moment | null
    delivered_at: Moment | null
    last_error: string | null
    settled: string | null
  }
}
