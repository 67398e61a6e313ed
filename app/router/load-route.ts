import { loadPayload } from '#app/delivery/payload-fetch.ts'
import type { Payload } from '#app/delivery/view.ts'
import { routeAt } from '#core/site/routes.ts'
import { loadPage, type PageModule } from './page-loaders.ts'

/** A page's chunk and its data, both loaded. */
type LoadedPage = { module: PageModule; payload: Payload }

/**
 * Loads what the page at `path` needs; undefined if only the server can render it, because no route has that path or
 * the data is of another build. @throws when loading fails
 */
export async function loadRoute(path: string): Promise<LoadedPage | undefined> {
  const name = routeAt(path)
  if (!name) return undefined
  const [module, payload] = await Promise.all([loadPage(name), loadPayload(path)])
  return payload && { module, payload }
}
