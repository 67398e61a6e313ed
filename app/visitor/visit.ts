/** What this browser remembers of the visit: consent and the referral. Part of boot. */

import { closestTarget, onFollow } from '#app/browser/closest-target.ts'
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type Consent,
  type ConsentEvent,
  consentAfter,
  consentChange,
  consentIn,
} from '#core/visit/consent.ts'
import { cookieText } from '#core/visit/cookie.ts'
import {
  REFERRAL_COOKIE,
  REFERRAL_DAYS,
  REFERRAL_QUERY,
  referralToCarry,
  referralToStore,
} from '#core/visit/referral.ts'

/** Sent on `window` when a choice about cookies was made. */
export const CHOICE_EVENT = 'visit-choice'
export type ChoiceDetail = { event: ConsentEvent; change: 'granted' | 'revoked' | 'none' }

let chosen: Consent = 'unset' // as this page knows it; if cookies are blocked, it holds for this page only
let hasStored = false

/** Whether this page stored the referral cookie, rather than an earlier visit. */
export function hasStoredReferral(): boolean {
  return hasStored
}

export function cookies(): string {
  try {
    return document.cookie
  } catch {
    return '' // reading throws in a sandboxed frame
  }
}

function writeCookie(name: string, value: string, maxAgeDays: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookieText(name, value, maxAgeDays, location.protocol === 'https:')
  } catch {
    // blocked: the visit continues without
  }
}

export function consent(): Consent {
  const stored = consentIn(cookies())
  return stored === 'unset' ? chosen : stored
}

/** Records a choice about cookies: stores it, hides the banner, and notifies the rest of the page. */
export function choose(event: ConsentEvent): void {
  const before = consent()
  chosen = consentAfter(event)
  writeCookie(CONSENT_COOKIE, chosen, CONSENT_DAYS)
  applyChoice(event, before)
}

/** Adopts a choice made elsewhere: in another tab, or while this page was in the back/forward cache. */
export function syncConsent(): void {
  const before = chosen
  chosen = consent()
  if (chosen !== before) applyChoice(chosen === 'accepted' ? 'accept' : 'reject', before)
}

function applyChoice(event: ConsentEvent, before: Consent): void {
  showChoice(false)
  const change = consentChange(before, chosen)
  if (change === 'granted') storeReferral()
  if (chosen === 'rejected') writeCookie(REFERRAL_COOKIE, '', 0) // also one that has outlived its consent
  dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: { event, change } satisfies ChoiceDetail }))
}

/** Shows or hides the banner. The server has set the attribute from the cookie, so nothing flashes. */
export function showChoice(isShown: boolean): void {
  document.documentElement.dataset.visit = isShown ? 'new' : 'known'
}

/** Stores the code of the address in the referral cookie if consent allows it and none is stored yet. */
export function storeReferral(): void {
  const code = referralToStore({ consent: consent(), cookies: cookies(), search: location.search })
  if (!code) return
  writeCookie(REFERRAL_COOKIE, code, REFERRAL_DAYS)
  hasStored = true
}

/** Copies the code of `fromSearch` into an address of this site that has none. @returns whether it did */
function carryInto(url: URL, fromSearch: string): boolean {
  const code = referralToCarry({ consent: consent(), from: fromSearch, to: url.search })
  if (code) url.searchParams.set(REFERRAL_QUERY, code)
  return !!code
}

/** After Back or Forward, where no link could carry the code: copies that of the previous page into this address. */
export function carryReferralFrom(previous: string | null | undefined): void {
  if (!previous) return
  const here = new URL(location.href)
  if (carryInto(here, new URL(previous).search)) history.replaceState(history.state, '', here)
}

export function bootVisit(): void {
  chosen = consent()
  // A page from a shared cache was rendered for an unknown visitor.
  if (chosen !== 'unset') showChoice(false)
  storeReferral()
  addEventListener('pageshow', () => {
    syncConsent()
    carryReferralFrom(window.navigation?.activation?.from?.url)
  })
  document.addEventListener('visibilitychange', syncConsent)

  // The code goes into the link itself, so that Ctrl, the middle button and "open in new tab" carry it too.
  onFollow('a[href]:not([download])', (link) => {
    if (link.origin !== location.origin) return
    const url = new URL(link.href)
    if (carryInto(url, location.search)) link.href = url.href
  })
  addEventListener(
    'formdata',
    (event) => {
      const form = event.target as HTMLFormElement // only forms send this event
      const code = referralToCarry({ consent: consent(), from: location.search, to: '' })
      if (code && form.method === 'get' && !event.formData.has(REFERRAL_QUERY)) event.formData.set(REFERRAL_QUERY, code)
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const choice = closestTarget(event, '[data-choice]')?.dataset.choice
      if (choice === 'accept' || choice === 'reject') choose(choice)
      else if (choice) showChoice(true)
    },
    true,
  )
}
