import { json } from '#server/http/responses.ts'
import { ownIcons } from './own-icons.ts'
import type { RemoteIcons } from './remote-icons.ts'

/** Collection of the site's own icons. */
export const OWN_PREFIX = 'kreditokaz'

const NAME = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/ // names of sets and icons in the Iconify format
const MAX_ICONS = 50

type Deps = {
  /** The site's own icons: the content of each `<svg>` by name. */
  own: Record<string, string>
  remote: RemoteIcons
}

/**
 * GET /api/icons/{collection}.json?icons=a,b in the Iconify API's wire format.
 *
 * Unavailable icons are listed in `not_found`, so that a page shows the label alone. A response that is incomplete
 * because the service was slow or down is not cacheable.
 */
export function createIcons({ own, remote }: Deps) {
  const ours = ownIcons(own)

  return async function icons(request: Request): Promise<Response> {
    const asked = readAddress(request.url)
    if (!asked) return json({ error: { message: 'Ask for /api/icons/{collection}.json?icons=a,b.' } }, 400)
    const { prefix, names } = asked

    const found = prefix === OWN_PREFIX ? ours(names) : await remote(prefix, names)
    const missing = names.filter((name) => !Object.hasOwn(found.icons, name))
    const body = { prefix, icons: found.icons, ...(missing.length > 0 && { not_found: missing }) }
    const cacheControl = found.complete ? `public, max-age=${prefix === OWN_PREFIX ? 3600 : 604_800}` : 'no-store'
    return json(body, 200, { 'cache-control': cacheControl })
  }
}

/** The collection and icon names of a request URL, or undefined when it is malformed. */
export function readAddress(url: string): { prefix: string; names: string[] } | undefined {
  const { pathname, searchParams } = new URL(url)
  const prefix = /^\/api\/icons\/([^/]+)\.json$/.exec(pathname)?.[1] ?? ''
  const names = [...new Set((searchParams.get('icons') ?? '').split(','))]
  const isFine = NAME.test(prefix) && names.length <= MAX_ICONS && names.every((name) => NAME.test(name))
  return isFine ? { prefix, names } : undefined
}
