import { IDEMPOTENCY_HEADER, LEADS_PATH, type WireLead } from '#core/lead/wire.ts'
import { fetchWithin } from './fetch-within.ts'

const TIMEOUT_MS = 30_000 // a slow line gets its chance; the key makes a second try harmless

/**
 * Sends one lead, once: trying again is the visitor's choice, under the same key. Only an answer of 2xx means that it is
 * kept; its body is never read (specification §7).
 *
 * @returns whether it was taken
 */
export async function postLead(lead: WireLead, key: string): Promise<boolean> {
  try {
    const response = await fetchWithin(TIMEOUT_MS, LEADS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(lead),
      redirect: 'error', // followed, a POST turns into a GET, and any page of 200 would look like success
      keepalive: true, // a page that is left meanwhile still delivers it
    })
    return response.ok
  } catch {
    return false // network gone or too slow: the visitor is told, and nothing typed is lost
  }
}

/** Sixteen random bytes as text; `crypto.randomUUID` is missing where a page is not served over TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
