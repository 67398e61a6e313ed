/** Cookie consent of the specification, §4: unset, then accepted or rejected, with the way back that the law asks for. */
import { cookieValue } from './cookie.ts'

export const CONSENT_COOKIE = 'cookie-consent' // specification §9
export const CONSENT_DAYS = 180 // asked again after half a year

/** What the visitor has chosen about cookies, as far as it is known. */
export type Consent = 'unset' | 'accepted' | 'rejected'

/** What makes the choice: a button of the banner, or the privacy box of a lead that is sent. Asking anew changes nothing. */
export type ConsentEvent = 'accept' | 'reject' | 'lead-privacy-accepted'

/** The choice as the cookie has it; anything but the two words counts as none. */
export function consentIn(cookies: string): Consent {
  const value = cookieValue(cookies, CONSENT_COOKIE)
  return value === 'accepted' || value === 'rejected' ? value : 'unset'
}

/** The choice after an event. Every event decides it, whatever it was. */
export function consentAfter(event: ConsentEvent): Exclude<Consent, 'unset'> {
  return event === 'reject' ? 'rejected' : 'accepted'
}

/** What follows from a change: allowed things start, and what consent had allowed is stopped and cleared on revoking. */
export function consentChange(before: Consent, after: Consent): 'granted' | 'revoked' | 'none' {
  if (before === after) return 'none'
  if (after === 'accepted') return 'granted'
  return before === 'accepted' ? 'revoked' : 'none'
}
