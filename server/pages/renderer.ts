import type { PageName, RouteName } from '#core/site/routes.ts'
import type { Site } from '#core/site/site.ts'

export type RenderOptions = {
  site: Site
  /** ISO day in Belgrade: decides which facts are in force. */
  today: string
  buildId: string
  /** Path as asked; only the not-found page may speak of it. */
  path: string
  /** Empty for the static page; a calculator draws its figures from it. */
  search: string
  /** Whether the visitor has chosen about cookies: the banner is then not shown, from the first paint on. */
  hasChosen: boolean
}

export type Rendered = {
  html: string
  /** The answer of `_payload.json`. */
  payload: string
  /** Sources for the `style-src` of the content policy, quotes included. */
  styleHashes: string[]
}

/** What the built website (`dist/server/entry-server.js`) offers to the server. */
export type Renderer = {
  /** Pure and synchronous. @throws when a page or its content is broken */
  render(page: PageName, options: RenderOptions): Rendered
  /** The plan of a calculator as a file, where its query asks for that. */
  planFile(page: RouteName, today: string, search: string): { name: string; text: string } | undefined
  /** What sitemap and headers need of a page. `modified` is an ISO day. */
  pageMeta(page: PageName, today: string): { indexable: boolean; modified?: string | undefined }
  /** The site's own icons: name and inside of the `<svg>`. */
  icons: Record<string, string>
}

/** Which build is served: `dist/build.json`. */
export type Build = { id: string; timestamp: number }
