import type { Site } from './site.ts'

/** What a page is rendered from, besides its name: the server says it, the website draws by it. */
export type RenderOptions = {
  site: Site
  /** ISO day in Belgrade: decides which facts are in force. */
  today: string
  buildId: string
  /** Empty for the static page; a calculator draws its figures from it. */
  search: string
  /** Whether the visitor has chosen about cookies: the banner is then not shown, from the first paint on. */
  hasChosen: boolean
}

/** A page as it is sent. */
export type Rendered = {
  html: string
  /** The answer of `_payload.json`. */
  payload: string
  /** Sources for the `style-src` of the content policy, quotes included. */
  styleHashes: string[]
}
