/** What this browser remembers of the visit: consent, the referral, and what the lead form asks about. Part of boot. */

import { isPointerMovement } from '#core/lead/pointer-movement.ts'
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
import { around, onFollow } from './around.ts'

/** Sent on `window` when a choice about cookies was made. */
export const CHOICE_EVENT = 'visit-choice'
export type ChoiceDetail = { event: ConsentEvent; change: 'granted' | 'revoked' | 'none' }

let chosen: Consent = 'unset' // as this page knows it; where cookies are blocked, it holds for this page only
/** Whether this visit has put the code into the referral cookie. */
export let hasStoredReferral = false

export function cookies(): string {
  try {
    return document.cookie
  } catch {
    return '' // a sandboxed frame may not even read them
  }
}

function writeCookie(name: string, value: string, maxAgeDays: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookieText(name, value, { maxAgeDays, secure: location.protocol === 'https:' })
  } catch {
    // blocked: the visit goes on without
  }
}

export function consent(): Consent {
  const stored = consentIn(cookies())
  return stored === 'unset' ? chosen : stored
}

/** Takes a choice about cookies: stores it, hides the banner, and lets the rest of the page know. */
export function choose(event: ConsentEvent): void {
  const before = consent()
  chosen = consentAfter(event)
  writeCookie(CONSENT_COOKIE, chosen, CONSENT_DAYS)
  applyChoice(event, before)
}

/** Another page may have asked meanwhile: one in another tab, or one that was shown before this came out of the cache. */
export function syncConsent(): void {
  const before = chosen
  chosen = consent()
  if (chosen !== before) applyChoice(chosen === 'accepted' ? 'accept' : 'reject', before)
}

function applyChoice(event: ConsentEvent, before: Consent): void {
  showChoice(false)
  const change = consentChange(before, chosen)
  if (change === 'granted') storeReferral()
  if (change === 'revoked') writeCookie(REFERRAL_COOKIE, '', 0)
  dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: { event, change } satisfies ChoiceDetail }))
}

/** Shows or hides the banner. The attribute is in the HTML already, from the cookie, so nothing flashes. */
export function showChoice(isShown: boolean): void {
  document.documentElement.dataset.visit = isShown ? 'new' : 'known'
}

/** Keeps the code of the address in the referral cookie, where consent allows and none is kept yet. */
export function storeReferral(): void {
  const code = referralToStore({ consent: consent(), cookies: cookies(), search: location.search })
  if (!code) return
  writeCookie(REFERRAL_COOKIE, code, REFERRAL_DAYS)
  hasStoredReferral = true
}

/** Writes the code of `fromSearch` into an address of this site that lacks it. @returns whether there was one to write */
function carryInto(url: URL, fromSearch: string): boolean {
  const code = referralToCarry({ consent: consent(), from: fromSearch, to: url.search })
  if (code) url.searchParams.set(REFERRAL_QUERY, code)
  return !!code
}

/** After a navigation that no link could carry (back, forward): puts the code of the page before into this address. */
export function carryReferralFrom(previous: string | null | undefined): void {
  if (!previous) return
  const from = new URL(previous)
  const here = new URL(location.href)
  if (from.origin === here.origin && carryInto(here, from.search)) history.replaceState(history.state, '', here)
}

/** What boot notes for the lead form; the first two are signs of a person for its spam rules (specification §5). */
export const leadContext: {
  /** Where a pointer first moved to on this page, or a finger first touched it; undefined while none has. */
  pointer?: { x: number; y: number } | undefined
  /** `performance.now()` when the form was first shown; kept until it is sent, so a reopened form is not new. */
  formShownAt?: number | undefined
  /** The button that opened the dialog last: its `data-loan-type` preselects. */
  opener?: HTMLElement
} = {}

/** A tap may come without any move; a press of the mouse without one is no sign of a hand. */
function notePointer({ type, pointerType, x, y }: PointerEvent): void {
  const isMove = type === 'pointermove' || pointerType !== 'mouse'
  if (isMove && isPointerMovement({ x, y })) leadContext.pointer ??= { x, y }
}

/** Starts everything above: before React, on every page. */
export function bootVisit(): void {
  for (const type of ['pointermove', 'pointerdown'] as const) addEventListener(type, notePointer, true)
  chosen = consent()
  // A page from a shared cache carries the attribute of an unknown visitor.
  if (chosen !== 'unset') showChoice(false)
  storeReferral()
  addEventListener('pageshow', () => {
    syncConsent()
    carryReferralFrom(window.navigation?.activation?.from?.url)
  })
  document.addEventListener('visibilitychange', syncConsent)

  // The code is written into the link itself: that holds for Ctrl, the middle button and "open in new tab" too.
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
      const button = around(event, '[data-choice],[data-lead]')
      if (!button) return
      const { choice } = button.dataset
      if (choice === 'accept' || choice === 'reject') choose(choice)
      else if (choice === 'again') showChoice(true)
      else {
        leadContext.opener = button
        leadContext.formShownAt ??= performance.now()
      }
    },
    true,
  )
}
