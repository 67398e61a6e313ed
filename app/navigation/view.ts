import type { PageName } from '#core/site/routes.ts'

/** What the head of a page says, ready to be written. */
export type Head = {
  title: string
  description: string
  /** Absolute, without query; undefined where a page stands at no address of its own (not found). */
  canonical: string | undefined
  robots: 'index, follow' | 'noindex'
}

/** A page with everything it is drawn from: embedded in the HTML, and fetched as `_payload.json` on navigation. */
export type View = {
  page: PageName
  head: Head
  /** Day the page was made for, ISO, in Belgrade: facts are looked up by it. */
  today: string
  /** The query it was made with: empty but for a calculator rendered with its figures. */
  search: string
  /** What the route draws; its own type is in `app/page-data.ts`. */
  data: unknown
}

/** Answer of `_payload.json`: what navigation to a page needs, and what the islands of its document still lack. */
export type Payload = { buildId: string; view: View; islands: Record<string, object> }

/** The JSON inside a document. Its page is there as HTML, so only what its islands are drawn from travels again. */
export type DocumentPayload = {
  buildId: string
  page: PageName
  /** Tag manager container, or null where none is used. */
  gtmId: string | null
  /** Props of the islands; those of one that waits for a touch come with `_payload.json` (docs/decisions/0014). */
  islands: Record<string, object>
  /** Chunks that React's start on this page needs, asked for at once. */
  chunks: string[]
  /** Address of the whole style sheet; absent in development. */
  styles?: string | undefined
}

/** What every route component gets. */
export type PageProps<Data> = { data: Data; today: string; search: string }
