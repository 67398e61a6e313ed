import { payloadPath, routeAt } from '#core/site/routes.ts'
import { loadPage, type PageModule } from './page-loaders.ts'
import { documentPayload } from './payload.ts'
import type { Payload } from './view.ts'

/** A page's chunk and its data, both there. */
export type LoadedPage = { module: PageModule; payload: Payload }

const payloads = new Map<string, Promise<Payload>>()

async function fetchPayload(path: string): Promise<Payload> {
  const { buildId } = documentPayload()
  // The build id keeps a cached answer of an older build away.
  const response = await fetch(`${payloadPath(path)}?build=${buildId}`)
  if (!response.ok) throw new Error(`${payloadPath(path)}: HTTP ${response.status}`)
  const next: Payload = await response.json()
  if (next.buildId !== buildId) throw new Error(`${path} is of build ${next.buildId}, this page is not`)
  return next
}

/** Data of the page at `path`, asked for once and shared: no abort signal, since others may wait for it too. */
export function loadPayload(path: string): Promise<Payload> {
  const known = payloads.get(path)
  if (known) return known
  const asked = fetchPayload(path)
  payloads.set(path, asked)
  asked.catch(() => payloads.delete(path)) // asked anew next time
  return asked
}

/** Loads what the page at `path` needs, or undefined where no route has that path. @throws when it cannot be had */
export async function loadRoute(path: string): Promise<LoadedPage | undefined> {
  const name = routeAt(path)
  if (!name) return undefined
  const [module, next] = await Promise.all([loadPage(name), loadPayload(path)])
  return { module, payload: next }
}
