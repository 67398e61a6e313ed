import { type PageName, payloadPath, type RouteName, routeNames, routes } from '#core/site/routes.ts'
import type { Site } from '#core/site/site.ts'
import { pageHeaders } from '#server/http/page-headers.ts'
import { compress, type Representation, representation } from '#server/http/representation.ts'
import type { Build, Renderer } from './renderer.ts'

export type PageSource = { renderer: Renderer; site: Site; build: Build }

type RenderedPage = { page: Representation; payload: Representation }

/** Renders one page as it is on a day; for a calculator, with the figures of its query. */
export function renderPage(name: PageName, source: PageSource, today: string, search = ''): RenderedPage {
  const { renderer, site, build } = source
  const path = name === 'not-found' ? '' : routes[name]
  const { html, payload, styleHashes } = renderer.render(name, { site, today, buildId: build.id, path, search })
  const { indexable } = renderer.pageMeta(name, today)
  return {
    page: representation(html, {
      type: 'text/html; charset=utf-8',
      status: name === 'not-found' ? 404 : 200,
      headers: pageHeaders(name, { site, styleHashes, indexable }),
    }),
    payload: representation(payload, { type: 'application/json', headers: { 'x-robots-tag': 'noindex' } }),
  }
}

/** The 12 pages and their data by path, and the not-found page, which has neither path nor data. */
export function renderAllPages(source: PageSource, today: string) {
  const files = new Map<string, Representation>()
  for (const name of routeNames) {
    const { page, payload } = renderPage(name, source, today)
    files.set(routes[name], page)
    files.set(payloadPath(routes[name]), payload)
  }
  return { files, notFound: renderPage('not-found', source, today).page }
}

/** A calculator with its figures: for one visitor, so compressed lightly. */
export async function renderCalculator(name: RouteName, source: PageSource, today: string, search: string) {
  const { page } = renderPage(name, source, today, search)
  await compress(page, 'quick')
  return page
}
