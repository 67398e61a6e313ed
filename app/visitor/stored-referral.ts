/** The referral of this visit, for components; boot itself does not need it. */
import { referralInCookie } from '#core/visit/referral.ts'
import { referralOfLead } from '#core/visit/referral-of-lead.ts'
import { cookies, hasStoredReferral } from './visit.ts'

/** The code in the cookie, if any, and whether this visit put it there. */
export function storedReferral(): { code: string | null; isNew: boolean } {
  return { code: referralInCookie(cookies()), isNew: hasStoredReferral() }
}

/** The code a lead carries: cookie, else address, else null. */
export function leadReferral(): string | null {
  return referralOfLead({ cookies: cookies(), search: location.search })
}
