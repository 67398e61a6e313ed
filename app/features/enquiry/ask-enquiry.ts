import { fetchWithin } from '#app/browser/fetch-within.ts'
import { formatHour } from '#core/lead/call-window.ts'
import type { EnquiryAct } from '#core/lead/enquiry-act.ts'
import { ENQUIRY_PATH, type WireEnquiry } from '#core/lead/enquiry-wire.ts'
import { IDEMPOTENCY_HEADER } from '#core/lead/wire.ts'

const TIMEOUT_MS = 30_000

export type EnquiryProblem = 'invalid' | 'gone' | 'refused' | 'limited' | 'failed'

/** An answer: what the enquiry is now, and whether the act came too late for it; or why there is none. */
export type EnquiryAnswer = { data: WireEnquiry; isConflict: boolean } | { problem: EnquiryProblem }

/** Asks what a link shows or, with an act, does it once: the same key is the same act. */
export async function askEnquiry(token: string, act?: EnquiryAct, key = ''): Promise<EnquiryAnswer> {
  const authorization = `Bearer ${token}`
  try {
    const response = await fetchWithin(TIMEOUT_MS, ENQUIRY_PATH, {
      cache: 'no-store',
      ...(act
        ? {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
            body: JSON.stringify(wireAct(act)),
          }
        : { headers: { authorization } }),
    })
    if (response.status === 200 || response.status === 409) {
      const { data } = (await response.json()) as { data: WireEnquiry } // our own API
      return { data, isConflict: response.status === 409 }
    }
    return { problem: problems[response.status] ?? 'failed' }
  } catch {
    return { problem: 'failed' } // offline, timed out, or an answer that is not ours
  }
}

const problems: Record<number, EnquiryProblem> = { 400: 'refused', 401: 'invalid', 410: 'gone', 429: 'limited' }

function wireAct({ action, slot }: EnquiryAct) {
  return slot ? { action, day: slot.day, from: formatHour(slot.from), to: formatHour(slot.to) } : { action }
}
