import type { Known } from '#core/owner/known.ts'
import type { Site } from './site.ts'

/** What the server passes to the website's renderer, besides the page's name. */
export type RenderOptions = {
  site: Site
  /** What the pages are made from besides their words: the day in Belgrade, the facts, the owner's data. */
  known: Known
  buildId: string
  /** A calculator's query; empty for the static page. */
  search: string
  /** Whether the visitor has accepted or rejected cookies: the page then comes without the banner. */
  hasChosen: boolean
}

/** A rendered page. */
export type Rendered = {
  html: string
  /** The body of `_payload.json`. */
  payload: string
  /** The body of `_props.json`; undefined where the document has all props of its islands. */
  props: string | undefined
  /** Hash sources for `style-src` in the content security policy, quotes included. */
  styleHashes: string[]
}
