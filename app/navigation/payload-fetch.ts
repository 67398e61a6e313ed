import { payloadPath, routeAt } from '#core/site/routes.ts'
import { requirePageLoad } from './freshness.ts'
import { loadPage, type PageModule } from './page-loaders.ts'
import { documentPayload } from './payload.ts'
import type { Payload } from './view.ts'

/** A page's chunk and its data, both there. */
export type LoadedPage = { module: PageModule; payload: Payload }

const FRESH_MS = 3_600_000 // every day has its own pages, and a tab may stay open for weeks

const payloads = new Map<string, { asked: Promise<Payload | undefined>; at: number }>()

async function fetchPayload(path: string): Promise<Payload | undefined> {
  const { buildId } = documentPayload()
  // The address as it is announced, and no query: caches ask anew each time, and every answer names its build.
  const response = await fetch(payloadPath(path))
  if (!response.ok) throw new Error(`${payloadPath(path)}: HTTP ${response.status}`)
  const next: Payload = await response.json()
  if (next.buildId === buildId) return next
  requirePageLoad() // there is another build: the same will happen to every page from here
  return undefined
}

/**
 * Data of the page at `path`, asked for once in an hour and shared: no abort signal, since others may wait for it too.
 * Undefined where the answer is of another build: the code here must not draw it.
 */
export function loadPayload(path: string): Promise<Payload | undefined> {
  const at = Date.now()
  const known = payloads.get(path)
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.asked // a clock that is set back makes nothing fresh for longer
  const asked = fetchPayload(path).catch((error: unknown) => {
    payloads.delete(path) // asked anew next time
    if (!known) throw error
    payloads.set(path, known) // without a network the old ones are better than none
    return known.asked
  })
  payloads.set(path, { asked, at })
  return asked
}

/**
 * Loads what the page at `path` needs, or undefined where only the server can draw it: no route has that path, or its
 * data is of another build. @throws when it cannot be had
 */
export async function loadRoute(path: string): Promise<LoadedPage | undefined> {
  const name = routeAt(path)
  if (!name) return undefined
  const [module, payload] = await Promise.all([loadPage(name), loadPayload(path)])
  return payload && { module, payload }
}
