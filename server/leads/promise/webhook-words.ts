import { stateText } from '#content/promise.ts'
import { formatHour } from '#core/lead/call-window.ts'
import type { Further } from '#server/leads/notify/send-webhook.ts'
import { type ActDeps, findEnquiry } from './enquiries.ts'

/** What a webhook says of a lead beside its nine fields: its state, the arranged time, and confirmed news. */
export function furtherOf(acting: () => ActDeps): Further {
  return async ({ about }) => {
    const found = about && (await findEnquiry(acting(), about.lead.id))
    if (found === undefined) return {}
    const { enquiry, slot } = found
    return {
      marketing_confirmed: enquiry.hasConfirmedNews,
      state: stateText(enquiry),
      day: slot.day,
      from: formatHour(slot.from),
      to: formatHour(slot.to),
      claimed_by: enquiry.claimedBy ?? null,
    }
  }
}
