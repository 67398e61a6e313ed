import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, type Handler, Hono } from 'hono'
import { routePath } from 'hono/route'
import { asksForFile } from '#core/calculator/query.ts'
import { ENQUIRY_PATH } from '#core/lead/enquiry-wire.ts'
import { isCalculator, otherSpelling, type RouteName, routeAt, routes } from '#core/site/routes.ts'
import { consentIn } from '#core/visit/consent.ts'
import { apiError } from '#server/api/errors.ts'
import type { Log } from '#server/base/log.ts'
import { prefersJson } from '#server/http/accept.ts'
import { baseHeaders } from '#server/http/base-headers.ts'
import { clientAddress, untrustedProxyCheck } from '#server/http/client-address.ts'
import { respond } from '#server/http/representation.ts'
import { json, text } from '#server/http/responses.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import { calculatorQuery } from '#server/site/pages/calculator-query.ts'
import type { Pages } from '#server/site/pages/pages.ts'
import type { Visit } from '#server/site/pages/rendered-pages.ts'
import type { Readiness } from './health.ts'
import { type RenderQueue, renderQueue } from './render-queue.ts'

export type AppDeps = {
  pages: Pages
  files: StaticFiles
  api: {
    getLoanTypes: () => Promise<Response>
    postLead: (request: Request, address: string) => Promise<Response>
  }
  enquiry: Record<'get' | 'post', (request: Request, address: string) => Promise<Response>>
  image: (request: Request) => Promise<Response>
  icons: (request: Request) => Promise<Response>
  readiness: () => Promise<Readiness>
  metricsText: () => Promise<string>
  log: Log
  trustedProxies: number
}

/** With the queue of renders that every app has. */
type Site = AppDeps & { renders: RenderQueue }

// Longer than half a second is not worth waiting for: the browser computes as well. A place costs some kilobytes.
const RENDERS = { waitMs: 500, maxWaiting: 1500 }

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8' // of the Prometheus text format

type Bindings = { incoming?: IncomingMessage; outgoing?: ServerResponse }
type Ask = Context<{ Bindings: Bindings }>

/** The whole site as a function from `Request` to `Response`, used by the server, the tests and development alike. */
export function createApp(deps: AppDeps) {
  const { api, enquiry, image, icons, readiness, metricsText, log } = deps
  const app = new Hono<{ Bindings: Bindings }>()
  const get = (path: string, handler: Handler<{ Bindings: Bindings }>) =>
    app.get(path, handler).all(path, () => notAllowed('GET, HEAD'))

  get('/api/items/loan_types', () => api.getLoanTypes())
  const checkForProxy = untrustedProxyCheck(deps.trustedProxies, () => log.warn({ event: 'proxy-not-trusted' }))
  const leadsPaths = ['/api/items/leads', '/api/items/leads/'] // Directus takes both
  app.on('POST', leadsPaths, (c) => {
    checkForProxy(c.req.raw.headers)
    return api.postLead(c.req.raw, addressOf(c, deps))
  })
  for (const path of leadsPaths) app.all(path, () => notAllowed('POST'))
  app.get(ENQUIRY_PATH, (c) => enquiry.get(c.req.raw, addressOf(c, deps)))
  app.post(ENQUIRY_PATH, (c) => enquiry.post(c.req.raw, addressOf(c, deps)))
  app.all(ENQUIRY_PATH, () => notAllowed('GET, HEAD, POST'))
  get('/api/icons/:collection{.+\\.json}', (c) => icons(c.req.raw))
  get('/_ipx/*', (c) => image(c.req.raw))

  get('/healthz', () => json({ status: 'ok' }))
  get('/readyz', async () => {
    const { ready, report } = await readiness()
    return json({ status: ready ? 'ok' : 'unavailable', ...report }, ready ? 200 : 503)
  })
  get('/metrics', async () => text(await metricsText(), 200, { 'content-type': METRICS_TYPE }))

  const whole = { ...deps, renders: renderQueue(RENDERS) }
  app.get('*', (c) => site(c, whole))
  app.notFound((c) => unmatched(c.req.raw, c.req.path, deps))
  app.onError((error, c) => {
    const requestId = c.env?.outgoing?.getHeader('x-request-id')
    if (c.req.raw.signal.aborted)
      log.debug({ event: 'request-aborted', requestId }) // the visitor has gone
    else log.error({ event: 'request-failed', requestId, path: routePath(c), at: frames(error) })
    return failed(c.req.raw, c.req.path, deps)
  })
  return app
}

/** A failure of ours: whoever reads a page, not a file, sees the error page with its status 404 (specification §8.8). */
function failed(request: Request, path: string, { pages, log }: AppDeps): Response {
  if (isRead(request) && !wantsJson(request, path) && !/\.\w+$/.test(path)) {
    try {
      return respond(request, pages.notFound(hasChosenIn(request)))
    } catch (error) {
      log.error({ event: 'error-page-not-rendered', error })
    }
  }
  return apiError('INTERNAL_SERVER_ERROR', 'Unexpected error.')
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Programs get JSON, and nobody looks for a page under /api. */
function wantsJson(request: Request, path: string): boolean {
  return path.startsWith('/api/') || prefersJson(request.headers.get('accept'))
}

/** The stack of an error without its message: a parser's message may quote what a visitor sent. */
function frames(error: Error): string {
  const [, ...lines] = error.stack?.split(/\n(?=\s+at )/) ?? []
  return [error.name, ...lines].join('\n')
}

function addressOf({ req, env }: Ask, { trustedProxies }: AppDeps): string {
  const peer = env?.incoming?.socket.remoteAddress
  return clientAddress(peer, req.raw.headers.get('x-forwarded-for'), trustedProxies)
}

/** Pages, payloads, site files and static files. Synchronous where possible, because most requests end here. */
function site({ req }: Ask, deps: Site): Response | Promise<Response> {
  const { pages, files } = deps
  const { raw, path } = req
  const hasChosen = hasChosenIn(raw)
  const query = raw.url.indexOf('?')
  if (query !== -1) {
    const name = routeAt(path)
    const search = name && isCalculator(name) ? calculatorQuery(raw.url.slice(query)) : ''
    if (name && search !== '') return calculator(raw, name, { hasChosen, search }, deps)
  }
  const page = pages.at(path, hasChosen)
  if (page) return respond(raw, page)
  const file = files.respond(raw, path)
  if (file instanceof Promise) return file.then((found) => found ?? unmatched(raw, path, deps))
  return file ?? unmatched(raw, path, deps)
}

/** Whether the visitor has accepted or rejected cookies: the page is then sent without the banner. */
function hasChosenIn(request: Request): boolean {
  const cookies = request.headers.get('cookie')
  return cookies !== null && consentIn(cookies) !== 'unset'
}

/**
 * A calculator opened with a query. New queries are rendered when there is time for them; else the page without it, whose
 * script applies the query in the browser.
 */
function calculator(
  request: Request,
  name: RouteName,
  visit: Required<Visit>,
  deps: Site,
): Response | Promise<Response> {
  const { pages, log, renders } = deps
  const earlier = pages.renderedCalculator(name, visit)
  if (earlier) return respond(request, earlier)
  const plain = () => {
    if (asksForFile(visit.search)) return apiError('SERVICE_UNAVAILABLE', 'Too much to do.', { 'retry-after': '2' })
    const page = pages.at(routes[name], visit.hasChosen)
    return page ? respond(request, page) : unmatched(request, routes[name], deps)
  }
  const render = () => {
    if (request.signal.aborted) return undefined // the visitor has gone
    return respond(request, pages.renderedCalculator(name, visit) ?? pages.calculator(name, visit)) // rendered meanwhile?
  }
  return renders.run(render).then(
    (rendered) => rendered ?? plain(),
    (error: unknown) => {
      log.error({ event: 'calculator-not-rendered', page: name, error })
      return plain()
    },
  )
}

/** Whatever no route has answered: redirects the other spelling of a path, else answers 405 or 404. */
function unmatched(request: Request, path: string, deps: AppDeps): Response {
  const { pathname, search } = new URL(request.url)

  const right = otherSpelling(path)
  if (right && isRead(request)) {
    // The path comes from the route table, so this is no open redirect; only the query is the visitor's.
    const headers = { ...baseHeaders, location: right + search, 'cache-control': 'public, max-age=3600' }
    return new Response(null, { status: 308, headers })
  }

  if (right || deps.pages.at(path) || deps.files.has(path)) return notAllowed('GET, HEAD')

  if (wantsJson(request, path)) {
    const message = `Page not found: ${pathname}`
    return json({ statusCode: 404, message, statusMessage: `Page Not Found: ${pathname}${search}` }, 404)
  }
  return respond(request, deps.pages.notFound(hasChosenIn(request)))
}

/** 405: the address exists, but not for this method. */
function notAllowed(allow: string): Response {
  return apiError('METHOD_NOT_ALLOWED', `Method not allowed: ${allow} only.`, { allow })
}
