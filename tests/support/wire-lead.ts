import type { WireLead } from '#core/lead/wire.ts'

/** A stored lead, as `npm run leads -- export --format json` prints it. */
export type ExportedLead = WireLead & {
  id: number
  created_at: string
  state: string
  tries: number
  first_try_minutes: number | null
  marketing_confirmed: boolean
}

/** A lead as the form sends it; every field can be overridden. */
export function wireLeadOf(changes: Partial<Record<keyof WireLead, unknown>> = {}): Record<string, unknown> {
  const lead: WireLead = {
    first_name: 'Ana',
    last_name: 'Anić',
    email: 'ana@primer.rs',
    phone: '064 123 4567',
    available_from: '10:00',
    available_to: '16:00',
    is_subscribed_to_marketing: true,
    loan_types: [{ loan_types_id: 1 }, { loan_types_id: 3 }],
    referral_id: null,
  }
  return { ...lead, ...changes }
}
