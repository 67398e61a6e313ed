/** Renders pages: all of them when the server starts, and calculators for each query. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { contactOf, sampleFields } from '#content/business.ts'
import { pageMeta } from '#content/pages/page-meta.ts'
import { type OwnerData, workingCalendar } from '#core/owner/owner-data.ts'
import type { Rendered, RenderOptions } from '#core/site/rendered.ts'
import { type PageName, propsPath, routes } from '#core/site/routes.ts'
import { canonicalUrl, pageTitle } from '#core/site/site.ts'
import type { DocumentPayload, Head, Payload, PropsApart, View } from './delivery/view.ts'
import { type Assets, readAssets } from './document/assets.ts'
import { type DevAssets, htmlDocument } from './document/document.ts'
import { Island, IslandRoot, isHydratedAtStart, ServerIslands } from './hydration/island.tsx'
import LeadDialog from './islands/lead-dialog.tsx'
import Toasts from './islands/toasts.tsx'
import { pageData } from './page-data.ts'
import type { PageModule } from './router/page-loaders.ts'
import { scheduleFile } from './schedule-file.ts'
import { Shell } from './shell/shell.tsx'
import { icons } from './ui/icons.ts'

export { icons, pageMeta, sampleFields, scheduleFile }

const modules = import.meta.glob<PageModule>('./routes/*.tsx', { eager: true })

type Options = RenderOptions & { /** Development only. */ dev?: DevAssets }

let built: Assets | undefined
// In development nothing is built.
const noAssets = { boot: '', chunks: {}, fonts: [], styles: '', pageStyles: {} } as unknown as Assets

function head(page: PageName, { site, known }: RenderOptions): Head {
  const { title, description, indexable } = pageMeta(page, known)
  return {
    title: pageTitle(title, site),
    description: page === 'home' ? site.description : description,
    canonical: page === 'not-found' ? undefined : canonicalUrl(routes[page], site),
    robots: indexable && site.indexable ? 'index, follow' : 'noindex',
  }
}

/**
 * Renders the shell, the page and the islands outside it; each island as its own root, so that it can be hydrated
 * alone.
 */
function draw(page: PageName, view: View, owner: OwnerData): { body: string; islands: Record<string, object> } {
  const module = modules[`./routes/${page}.tsx`]
  if (!module) throw new Error(`No app/routes/${page}.tsx: every page name needs its file.`)
  const Page = module.default
  const { phone, email } = contactOf(owner)
  const islands: Record<string, object> = {}
  const body = renderToStaticMarkup(
    <ServerIslands
      value={(name, of, props) => {
        islands[name] = props
        return renderToString(<IslandRoot of={of} props={props} />, { identifierPrefix: name })
      }}
    >
      <Shell page={page} today={view.today} owner={owner}>
        {/* PageDataOf types each route's data; looked up by name, the component's own type is lost. */}
        <Page data={view.data as never} today={view.today} search={view.search} />
      </Shell>
      <Island name="lead-dialog" of={LeadDialog} props={{ phone, email, calendar: workingCalendar(owner) }} />
      <Island name="toasts" of={Toasts} props={{}} />
    </ServerIslands>,
  )
  return { body, islands }
}

/** The chunks that React's start on a page needs; those of islands that are closed come when they are opened. */
function startChunks({ chunks }: Assets, islands: string[]): string[] {
  const atStart = ['start', ...islands.filter(isHydratedAtStart)]
  return [...new Set(atStart.flatMap((name) => chunks[name] ?? []))]
}

/**
 * The facts of a calculator would make its document larger than the first flight of TCP, so a static one leaves them to
 * `_props.json`, which is requested beside the code.
 */
function splitProps(islands: Record<string, object>): {
  inDocument: Record<string, object>
  apart?: Record<string, object>
} {
  const { calculator, ...inDocument } = islands
  return calculator ? { inDocument, apart: { calculator } } : { inDocument }
}

/** One page as HTML and as data. @throws when its route file or its content is missing */
export function render(page: PageName, options: Options): Rendered {
  const { site, known, search, buildId, hasChosen, dev } = options
  const { today, owner } = known
  const view: View = { page, head: head(page, options), today, search, data: pageData(page, known) }
  if (!dev) built ??= readAssets()
  const assets = built ?? noAssets
  const { body, islands } = draw(page, view, owner)
  const isStatic = search === '' && !dev
  const { inDocument, apart } = isStatic ? splitProps(islands) : { inDocument: islands }
  const propsApart: PropsApart | undefined = apart && { buildId, islands: apart }
  const payload: DocumentPayload = {
    buildId,
    page,
    gtmId: site.gtmId,
    islands: inDocument,
    props: apart && page !== 'not-found' ? propsPath(routes[page]) : undefined,
    chunks: dev ? [] : startChunks(assets, Object.keys(islands)),
    styles: dev ? undefined : assets.styles,
  }
  const forNavigation: Payload = { buildId, view }
  return {
    html: htmlDocument({ view, payload, site, known, body, assets, hasChosen, dev }),
    payload: JSON.stringify(forNavigation),
    props: propsApart && JSON.stringify(propsApart),
    styleHashes: dev ? ["'unsafe-inline'"] : [assets.pageStyles[page].hash],
  }
}
