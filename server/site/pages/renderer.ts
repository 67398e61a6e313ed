import type { Known } from '#core/owner/known.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import type { Rendered, RenderOptions } from '#core/site/rendered.ts'
import type { PageName, RouteName } from '#core/site/routes.ts'

/** What the built website (`dist/server/entry-server.js`) exports for the server. */
export type Renderer = {
  /** Pure and synchronous. @throws when a page cannot be rendered */
  render(page: PageName, options: RenderOptions): Rendered
  /** A calculator's schedule as a file, where its query asks for it. */
  scheduleFile(page: RouteName, known: Known, search: string): { name: string; text: string } | undefined
  /** What the sitemap and the headers need to know. `modified` is an ISO day. */
  pageMeta(page: PageName, known: Known): { indexable: boolean; modified?: string | undefined }
  /** The site's own icons: the content of each `<svg>` by name. */
  icons: Record<string, string>
  /** Names of the facts of the business that the pages still show as samples. */
  sampleFields(owner: OwnerData): readonly string[]
}

/** The build being served: `dist/build.json`. */
export type Build = { id: string; timestamp: number }
