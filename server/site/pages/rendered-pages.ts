import type { Known } from '#core/owner/known.ts'
import { type PageName, payloadPath, propsPath, type RouteName, routeNames, routes } from '#core/site/routes.ts'
import type { Site } from '#core/site/site.ts'
import { type Representation, representation } from '#server/http/representation.ts'
import { pageHeaders } from './page-headers.ts'
import type { Build, Renderer } from './renderer.ts'

export type PageSource = { renderer: Renderer; site: Site; build: Build }

type RenderedPage = { page: Representation; payload: Representation; props: Representation | undefined }

const asData = (body: string) =>
  representation(body, { type: 'application/json', headers: { 'x-robots-tag': 'noindex' } })

/** What a page depends on, apart from its name and what is known. */
export type Visit = {
  /** Whether the visitor has accepted or rejected cookies; if not, the page has the banner. */
  hasChosen: boolean
  /** A calculator's query; empty for the static page. */
  search?: string
}

/** Renders one page from what is known. */
export function renderPage(name: PageName, source: PageSource, known: Known, visit: Visit): RenderedPage {
  const { renderer, site, build } = source
  const { hasChosen, search = '' } = visit
  const options = { site, known, buildId: build.id, search, hasChosen }
  const { html, payload, props, styleHashes } = renderer.render(name, options)
  const { indexable } = renderer.pageMeta(name, known)
  const isFound = name !== 'not-found'
  return {
    page: representation(html, {
      type: 'text/html; charset=utf-8',
      status: isFound ? 200 : 404,
      headers: pageHeaders(name, { site, styleHashes, indexable }),
      vary: `${isFound ? '' : 'accept, '}accept-encoding, cookie`, // a client that prefers JSON gets the 404 as JSON
    }),
    payload: asData(payload),
    props: props === undefined ? undefined : asData(props),
  }
}

/** A calculator's schedule as a download; undefined where the query does not ask for it. */
export function scheduleFile(
  name: RouteName,
  { renderer }: PageSource,
  known: Known,
  search = '',
): Representation | undefined {
  const file = renderer.scheduleFile(name, known, search)
  return (
    file &&
    representation(file.text, {
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="${file.name}"`, 'x-robots-tag': 'noindex' },
    })
  )
}

export type PageSet = {
  /** The 12 pages, their payloads and the island props that some leave out, by path. */
  files: Map<string, Representation>
  /** It has neither a path nor a payload. */
  notFound: Representation
}

/** Renders every page with the cookie banner; payloads are the same for every visitor. */
export function renderAllPages(source: PageSource, known: Known): PageSet {
  const files = new Map<string, Representation>()
  for (const name of routeNames) {
    const { page, payload, props } = renderPage(name, source, known, { hasChosen: false })
    files.set(routes[name], page)
    files.set(payloadPath(routes[name]), payload)
    if (props) files.set(propsPath(routes[name]), props)
  }
  return { files, notFound: renderPage('not-found', source, known, { hasChosen: false }).page }
}
