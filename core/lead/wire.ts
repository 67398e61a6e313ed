/** A lead as the API takes and gives it: the Directus wire format, specification §3 and §7. */
import { formatHour } from './call-window.ts'
import type { Lead } from './lead.ts'

/** The nine fields, no more and no fewer. */
export type WireLead = {
  first_name: string
  last_name: string
  email: string
  phone: string
  available_from: string
  available_to: string
  is_subscribed_to_marketing: boolean
  loan_types: { loan_types_id: number }[]
  referral_id: string | null
}

/** Names of the nine fields, in the order of the specification. */
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
] as const satisfies readonly (keyof WireLead)[]

/** Address of the two calls, on our own origin. */
export const LEADS_PATH = '/api/items/leads' // contract, "Addresses"
export const LOAN_TYPES_PATH = '/api/items/loan_types' // as above

/** Header that makes a repeated post harmless: the same key is the same lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The nine fields of a lead, hours as `10:00`. */
export function wireLead(lead: Lead): WireLead {
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
  }
}
