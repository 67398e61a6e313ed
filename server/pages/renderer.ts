import type { Rendered, RenderOptions } from '#core/site/rendered.ts'
import type { PageName, RouteName } from '#core/site/routes.ts'

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
