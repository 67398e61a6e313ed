import { payloadPath, routeAt } from '#core/site/routes.ts'
import { leaveOnNextNavigation } from './freshness.ts'
import { loadPage, type PageModule } from './page-loaders.ts'
import { documentPayload } from './payload.ts'
import type { Payload } from './view.ts'

/** A page's chunk and its data, both there. */
export type LoadedPage = { module: PageModule; payload: Payload }

const payloads = new Map<string, Promise<Payload | undefined>>()

async function fetchPayload(path: string): Promise<Payload | undefined> {
  const { buildId } = documentPayload()
  // The build id keeps a cached answer of an older build away.
  const response = await fetch(`${payloadPath(path)}?build=${buildId}`)
  if (!response.ok) throw new Error(`${payloadPath(path)}: HTTP ${response.status}`)
  const next: Payload = await response.json()
  if (next.buildId === buildId) return next
  leaveOnNextNavigation() // there is another build: the same will happen to every page from here
  return undefined
}

/**
 * Data of the page at `path`, asked for once and shared: no abort signal, since others may wait for it too. Undefined
 * where the answer is of another build: the code here must not draw it.
 */
export function loadPayload(path: string): Promise<Payload | undefined> {
  const known = payloads.get(path)
  if (known) return known
  const asked = fetchPayload(path)
  payloads.set(path, asked)
  asked.catch(() => payloads.delete(path)) // asked anew next time
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
