import { LRUCache } from 'lru-cache'
import type { Lead, LoanType } from '#core/lead/lead.ts'
import { wireLead } from '#core/lead/wire.ts'
import { callService } from '#server/http/call-service.ts'
import { cachedFor } from './cached-for.ts'
import { readErrors, readItems, unavailable } from './directus-answers.ts'
import type { LeadStore, SubmissionOutcome } from './lead-store.ts'

const TIMEOUT_MS = 10_000 // Directus answers in 1.2 s under full load; a visitor waits no longer than this
const LOAN_TYPES_FRESH_MS = 60_000
const LOAN_TYPES_STALE_MS = 86_400_000 // during an outage a list of yesterday is better than none
const READY_FRESH_MS = 10_000 // our requests count against Directus's own rate limit
const MAX_KEYS = 10_000
const KEY_MS = 86_400_000

/** `isReady` asks Directus itself; `loanTypes` may succeed from the cache during an outage. */
type DirectusLeadStore = LeadStore & { isReady: () => Promise<boolean> }

/**
 * Stores leads in an existing Directus. Directus has no idempotency keys, so this process remembers the keys it has sent:
 * a repeated post is deduplicated only while the process lives. docs/directus.md lists the permissions it needs.
 *
 * @param baseUrl without a trailing slash
 */
export function directusLeadStore(baseUrl: string): DirectusLeadStore {
  const taken = new LRUCache<string, Promise<SubmissionOutcome>>({ max: MAX_KEYS, ttl: KEY_MS })

  /** Sends the lead of a key once; a concurrent post with the same key waits and counts as its repeat. */
  async function addOnce(key: string, lead: Lead): Promise<SubmissionOutcome> {
    const earlier = taken.get(key)
    if (earlier !== undefined) {
      const result = await earlier
      return result.outcome === 'taken' ? { outcome: 'repeated' } : result
    }
    const sending = send(baseUrl, lead)
    taken.set(key, sending)
    try {
      const result = await sending
      if (result.outcome !== 'taken') taken.delete(key)
      return result
    } catch (error) {
      taken.delete(key) // Directus may have stored it all the same; the sender retries, as after any lost answer
      throw error
    }
  }

  const load = () => loadLoanTypes(baseUrl)
  const look = cachedFor(load, READY_FRESH_MS)
  return {
    add: ({ lead, key }) => (key === undefined ? send(baseUrl, lead) : addOnce(key, lead)),
    hasTaken: async (key) => (await taken.get(key)?.catch(() => undefined))?.outcome === 'taken',
    loanTypes: cachedFor(load, LOAN_TYPES_FRESH_MS, LOAN_TYPES_STALE_MS),
    isReady: () =>
      look().then(
        () => true,
        () => false,
      ),
  }
}

async function send(baseUrl: string, lead: Lead): Promise<SubmissionOutcome> {
  const response = await callService(`${baseUrl}/items/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(wireLead(lead)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) {
    await response.body?.cancel() // any 2xx is success, the body is never parsed (contract §11.1)
    return { outcome: 'taken' }
  }
  if (response.status === 429) {
    await response.body?.cancel()
    return { outcome: 'too-many', retryAfterSeconds: retryAfter(response) }
  }
  const errors = response.status === 400 ? await readErrors(response) : []
  if (errors.length === 0) throw unavailable(response)
  if (errors.some(({ code }) => code === 'INVALID_FOREIGN_KEY')) return { outcome: 'unknown-loan-type' }
  return { outcome: 'refused', fields: errors.flatMap(({ field }) => (field === undefined ? [] : [field])) }
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isInteger(seconds) && seconds > 0 ? seconds : 60
}

/** The loan types of a Directus. */
export async function loadLoanTypes(baseUrl: string): Promise<LoanType[]> {
  const response = await callService(`${baseUrl}/items/loan_types`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const types = await readItems(response)
  if (types === undefined) throw unavailable(response)
  return types.flatMap(({ id, name }) => (typeof id === 'number' && typeof name === 'string' ? [{ id, name }] : []))
}
