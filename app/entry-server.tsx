/** Renders pages on the server: at its start, and a calculator with the figures of its query. */
import { renderToString } from 'react-dom/server'
import { pageMeta } from '#content/page-meta.ts'
import { type PageName, routes } from '#core/site/routes.ts'
import { canonicalUrl, pageTitle, type Site } from '#core/site/site.ts'
import { type Assets, readAssets } from './document/assets.ts'
import { htmlDocument, jsonInHtml } from './document/document.ts'
import type { PageModule } from './navigation/page-loaders.ts'
import type { Head, Payload, View } from './navigation/view.ts'
import { pageData } from './page-data.ts'
import { Root } from './root.tsx'
import { icons } from './ui/icons.ts'

export { icons, pageMeta }

const modules = import.meta.glob<PageModule>('./routes/*.tsx', { eager: true })

export type RenderOptions = {
  site: Site
  /** ISO day in Belgrade: decides which facts are in force. */
  today: string
  buildId: string
  /** Path as asked; only the not-found page speaks of it. */
  path: string
  /** Empty for the static page; a calculator draws its figures from it. */
  search: string
  /** Whether this visitor has chosen about cookies: the banner is then not shown, from the first paint on. */
  hasChosen?: boolean
  /** Development only. */
  dev?: { scripts: string[]; stylesheets: string[] }
}

export type Rendered = {
  html: string
  /** Answer of `_payload.json`. */
  payload: string
  /** Sources for the `style-src` of the content policy. */
  styleHashes: string[]
}

let built: Assets | undefined
const noAssets = { boot: '', chunks: {}, fonts: [], styles: {} } as unknown as Assets // development: nothing is built

function head(page: PageName, { site, today }: RenderOptions): Head {
  const { title, description, indexable } = pageMeta(page, today)
  return {
    title: pageTitle(title, site),
    description,
    canonical: page === 'not-found' ? undefined : canonicalUrl(routes[page], site),
    robots: indexable ? 'index, follow' : 'noindex',
  }
}

/** One page as HTML and as data. @throws when its route file or its content is missing */
export function render(page: PageName, options: RenderOptions): Rendered {
  const module = modules[`./routes/${page}.tsx`]
  if (!module) throw new Error(`No app/routes/${page}.tsx: every page name needs its file.`)
  const { site, today, search, buildId, dev, hasChosen = false } = options
  const view: View = { page, head: head(page, options), today, search, data: pageData(page, today) }
  const payload: Payload = { buildId, gtmId: site.gtmId ?? null, view }
  if (!dev) built ??= readAssets()
  const assets = built ?? noAssets
  const body = renderToString(<Root initial={{ view, module, search }} />)
  return {
    html: htmlDocument({ payload, site, body, assets, dev, hasChosen }),
    payload: jsonInHtml(payload),
    styleHashes: dev ? ["'unsafe-inline'"] : [assets.styles[page].hash],
  }
}
