import { ERASED_STATE, stateText } from '#content/promise.ts'
import { formatHour } from '#core/lead/call-window.ts'
import type { WireEnquiry } from '#core/lead/enquiry-wire.ts'
import { actionsOf, type FoundEnquiry } from './enquiries.ts'
import type { LinkClaims } from './token.ts'

/** What is left of an enquiry for whoever has just erased it. */
export const erasedEnquiry: WireEnquiry = {
  state: ERASED_STATE,
  day: null,
  from: null,
  to: null,
  loan_types: [],
  actions: [],
  claimed_by: null,
}

/** An enquiry as its link shows it: to the visitor without a word of who they are. */
export function wireEnquiry(found: FoundEnquiry, claims: LinkClaims): WireEnquiry {
  const { lead, loanTypeNames, enquiry, slot } = found
  return {
    state: stateText(enquiry),
    day: slot.day,
    from: formatHour(slot.from),
    to: formatHour(slot.to),
    loan_types: loanTypeNames,
    actions: actionsOf(found, claims),
    claimed_by: enquiry.claimedBy ?? null,
    ...(claims.role === 'advisor' && { phone: lead.phone, ...(enquiry.hasBounced && { email_bounced: true }) }),
  }
}
