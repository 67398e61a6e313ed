import type { ComponentType } from 'react'
import type { PageProps } from '#app/delivery/view.ts'
import type { PageName } from '#core/site/routes.ts'

/** A route's module: one file per URL, by its name (specification §2.1). */
export type PageModule = { default: ComponentType<PageProps<never>> }

const files = import.meta.glob<PageModule>('../routes/*.tsx')

/** Loads the chunk of a page. @throws when loading fails */
export function loadPage(page: PageName): Promise<PageModule> {
  const load = files[`../routes/${page}.tsx`]
  if (!load) throw new Error(`No app/routes/${page}.tsx: every page name needs its file.`)
  return load()
}
