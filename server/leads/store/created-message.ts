import type { Channel } from '#server/db/tables.ts'

/** The outbox row that tells of a new lead. */
export function createdMessage(leadId: number, channel: Channel, at: string) {
  return { lead_id: leadId, channel, kind: 'created', seq: 1, created_at: at, due_at: at } as const
}
