import { setTimeout as pause } from 'node:timers/promises'
import { IDEMPOTENCY_HEADER, LEADS_PATH, wireLead } from '#core/lead/wire.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Db } from '#server/db/open.ts'
import { canaryLead } from '#server/leads/store/canary-lead.ts'
import { eraseLeads } from './erase.ts'
import { type Delivery, deliveries, newestLeads } from './lead-archive.ts'

/** How far the test lead got, with the state of its notifications where there are any. */
export type CanaryResult =
  | { outcome: 'unreachable' | 'refused'; reason: string }
  | { outcome: 'not-stored' }
  | { outcome: 'taken-elsewhere' }
  | { outcome: 'delivered' | 'undelivered'; deliveries: Delivery[] }

type CanaryOptions = {
  /** Origin of the running site, without a trailing slash. */
  siteUrl: string
  /** The site's database; undefined where Directus stores the leads, so that only the HTTP answer can be checked. */
  db: Db | undefined
  timeoutMs: number
}

const POST_TIMEOUT_MS = 15_000
const POLL_MS = 250

/** Posts a marked lead to the running site, waits until every channel has delivered it, and erases it. */
export async function sendCanary({ siteUrl, db, timeoutMs }: CanaryOptions): Promise<CanaryResult> {
  const lead = canaryLead()
  const refusal = await post(siteUrl, wireLead(lead), String(lead.referralId))
  if (db === undefined) return refusal ?? { outcome: 'taken-elsewhere' }

  // Looked up after a refusal too: an answer that is lost or late does not mean that nothing was stored.
  const [stored] = await newestLeads(db, { limit: 1, referral: lead.referralId ?? undefined })
  if (stored === undefined) return refusal ?? { outcome: 'not-stored' }
  try {
    return refusal ?? (await waitForDelivery(db, stored.id, timeoutMs))
  } finally {
    await eraseLeads(db, { id: stored.id })
  }
}

async function post(siteUrl: string, body: object, key: string): Promise<CanaryResult | undefined> {
  try {
    const response = await fetch(siteUrl + LEADS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? undefined : { outcome: 'refused', reason: String(response.status) }
  } catch (error) {
    return { outcome: 'unreachable', reason: errorCode(error) }
  }
}

async function waitForDelivery(db: Db, leadId: number, timeoutMs: number): Promise<CanaryResult> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const state = await deliveries(db, leadId)
    if (state.every(({ deliveredAt }) => deliveredAt !== undefined)) return { outcome: 'delivered', deliveries: state }
    if (performance.now() > deadline) return { outcome: 'undelivered', deliveries: state }
    await pause(POLL_MS)
  }
}
