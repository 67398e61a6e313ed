import { referralInCookie, referralInQuery } from './referral.ts'

/** `referral_id` of a lead: from the cookie, else the query, else null (specification §4.5). */
export function referralOfLead(visit: { cookies: string; search: string }): string | null {
  return referralInCookie(visit.cookies) ?? referralInQuery(visit.search)
}
