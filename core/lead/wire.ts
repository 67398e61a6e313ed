/** A lead in the API's wire format, that of Directus (specification §3.1 and §7.2). */
import { formatHour } from './call-window.ts'
import type { Lead } from './lead.ts'

/** Names of the nine fields, in the order of specification §3.1. */
export const wireFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'available_from',
  'available_to',
  'is_subscribed_to_marketing',
  'loan_types',
  'referral_id',
] as const

/** Paths of the API, on our own origin. */
export const LEADS_PATH = '/api/items/leads' // contract §3.5
export const LOAN_TYPES_PATH = '/api/items/loan_types' // contract §3.5

/** Header that makes a repeated post safe: posts with the same key are one lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Exactly the nine fields. */
export type WireLead = ReturnType<typeof wireLead>

/** Converts a lead to the wire format. */
export function wireLead(lead: Lead) {
  return {
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    available_from: formatHour(lead.callWindow.from),
    available_to: formatHour(lead.callWindow.to),
    is_subscribed_to_marketing: lead.isSubscribedToMarketing,
    loan_types: lead.loanTypeIds.map((id) => ({ loan_types_id: id })),
    referral_id: lead.referralId,
  } satisfies Record<(typeof wireFields)[number], unknown>
}
