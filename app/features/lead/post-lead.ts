import { fetchWithin } from '#app/browser/fetch-within.ts'
import { IDEMPOTENCY_HEADER, LEADS_PATH, type WireLead } from '#core/lead/wire.ts'

const TIMEOUT_MS = 30_000 // long, for slow connections; the key makes a second try harmless

/**
 * Sends a lead without automatic retries: the visitor may try again, with the same key. Only a 2xx response means that
 * it was stored; the body is never read (specification §7.2).
 *
 * @returns whether it was stored
 */
export async function postLead(lead: WireLead, key: string): Promise<boolean> {
  try {
    const response = await fetchWithin(TIMEOUT_MS, LEADS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(lead),
      redirect: 'error', // a followed POST turns into a GET, and any page of 200 would look like success
      keepalive: true, // delivered even if the page is left meanwhile
    })
    return response.ok
  } catch {
    return false // offline or timed out: the visitor is told, and nothing typed is lost
  }
}
