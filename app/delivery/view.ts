import type { PageName } from '#core/site/routes.ts'

/** What the head of a page says. */
export type Head = {
  title: string
  description: string
  /** Absolute, without query; undefined for the not-found page, which has no address of its own. */
  canonical: string | undefined
  robots: 'index, follow' | 'noindex'
}

/** A page with everything it is rendered from: in `_payload.json`. */
export type View = {
  page: PageName
  head: Head
  /** Day the page was made for, ISO, in Belgrade: facts are looked up by it. */
  today: string
  /** The query it was made with: empty but for a calculator rendered with its figures. */
  search: string
  /** Data of the route; its type is in `app/page-data.ts`. */
  data: unknown
}

/** `_payload.json`: what navigation to a page needs. */
export type Payload = { buildId: string; view: View }

/** `_props.json`: the island props that a document leaves out. */
export type PropsApart = { buildId: string; islands: Record<string, object> }

/** The JSON inside a document. The page is there as HTML, so only the props of its islands are repeated. */
export type DocumentPayload = {
  buildId: string
  page: PageName
  /** Tag manager container, where one is used. */
  gtmId?: string | undefined
  /** Props of the islands; those of a calculator are at the address `props` (docs/decisions/0014). */
  islands: Record<string, object>
  /** Address of the props that this document leaves out. */
  props?: string | undefined
  /** Chunks that React's start on this page needs, loaded in parallel. */
  chunks: string[]
  /** Address of the whole style sheet; absent in development. */
  styles?: string | undefined
}

/** What every route component gets. */
export type PageProps<Data> = { data: Data; today: string; search: string }
