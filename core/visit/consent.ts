/** Cookie consent (specification §4.1): unset, then accepted or rejected, and revocable, as the law requires. */
import { cookieValue } from './cookie.ts'

export const CONSENT_COOKIE = 'cookie-consent' // specification §9.4
export const CONSENT_DAYS = 180 // asked again after half a year

/** The visitor's choice about cookies, `unset` before it is made. */
export type Consent = 'unset' | 'accepted' | 'rejected'

/** What makes the choice: a button of the banner, or sending a lead with the privacy checkbox ticked. */
export type ConsentEvent = 'accept' | 'reject' | 'lead-privacy-accepted'

/** The choice stored in the cookie; any unknown value counts as `unset`. */
export function consentIn(cookies: string): Consent {
  const value = cookieValue(cookies, CONSENT_COOKIE)
  return value === 'accepted' || value === 'rejected' ? value : 'unset'
}

/** The choice after an event, whatever it was before. */
export function consentAfter(event: ConsentEvent): Exclude<Consent, 'unset'> {
  return event === 'reject' ? 'rejected' : 'accepted'
}

/** The effect of a change: `granted` starts what needs consent, `revoked` stops it and clears its data. */
export function consentChange(before: Consent, after: Consent): 'granted' | 'revoked' | 'none' {
  if (before === after) return 'none'
  if (after === 'accepted') return 'granted'
  return before === 'accepted' ? 'revoked' : 'none'
}
