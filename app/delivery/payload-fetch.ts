import { payloadPath } from '#core/site/routes.ts'
import { requirePageLoad } from './build-freshness.ts'
import { documentPayload } from './document-payload.ts'
import type { Payload } from './view.ts'

const FRESH_MS = 3_600_000 // pages change daily, and a tab may stay open for weeks

const payloads = new Map<string, { asked: Promise<Payload | undefined>; at: number }>()

async function fetchPayload(path: string): Promise<Payload | undefined> {
  const { buildId } = documentPayload()
  // The announced address needs no cache-busting query: caches revalidate it, and every answer names its build.
  const response = await fetch(payloadPath(path))
  if (!response.ok) throw new Error(`${payloadPath(path)}: HTTP ${response.status}`)
  const next: Payload = await response.json()
  if (next.buildId === buildId) return next
  requirePageLoad() // the server has another build: every other page would be of that build too
  return undefined
}

/**
 * Data of the page at `path`, fetched at most once an hour and shared: no abort signal, as others may await it too.
 * Undefined if the answer is of another build, which the code of this one must not render.
 */
export function loadPayload(path: string): Promise<Payload | undefined> {
  const at = Date.now()
  const known = payloads.get(path)
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.asked // abs: the clock may have been set back
  const asked = fetchPayload(path).catch((error: unknown) => {
    payloads.delete(path) // the next call fetches again
    if (!known) throw error
    payloads.set(path, known) // offline, stale data is better than none
    return known.asked
  })
  payloads.set(path, { asked, at })
  return asked
}
