/** The referral code (specification §4.3, §4.4): kept in the URL without consent, in a cookie with it; the first one wins. */
import type { Consent } from './consent.ts'
import { cookieValue } from './cookie.ts'

export const REFERRAL_COOKIE = 'referral' // specification §9.4
export const REFERRAL_QUERY = 'referral' // specification §9.4
export const REFERRAL_DAYS = 90 // specification §9.4

const CODE = /^[\w-]{1,64}$/ // contract §5.3: anything else is ignored

/** The text if it is a valid referral code, else null. */
export function referralCode(value: string | null | undefined): string | null {
  return value != null && CODE.test(value) ? value : null
}

/** The code in a query such as `?referral=agencija-7`, or null. */
export function referralInQuery(search: string): string | null {
  return referralCode(new URLSearchParams(search).get(REFERRAL_QUERY))
}

/** The code in a cookie header, or null. */
export function referralInCookie(cookies: string): string | null {
  return referralCode(cookieValue(cookies, REFERRAL_COOKIE))
}

/** The code to add to the target URL of a navigation, or null: only without consent, and never replacing another. */
export function referralToCarry(visit: { consent: Consent; from: string; to: string }): string | null {
  if (visit.consent === 'accepted') return null
  if (new URLSearchParams(visit.to).has(REFERRAL_QUERY)) return null
  return referralInQuery(visit.from)
}

/** The code to store in the cookie now, or null: only with consent, and only if none is stored yet. */
export function referralToStore(visit: { consent: Consent; cookies: string; search: string }): string | null {
  if (visit.consent !== 'accepted' || referralInCookie(visit.cookies)) return null
  return referralInQuery(visit.search)
}
