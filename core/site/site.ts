/**
 * Site configuration of the specification (§1): it feeds titles and meta tags.
 *
 * `url`, `indexable` and `gtmId` come from the environment when the server starts; the rest is fixed here.
 */
export type Site = {
  name: string
  /** Absolute origin without a trailing slash, such as `https://www.kreditokaz.rs`. */
  url: string
  description: string
  separator: string
  /** Whether page addresses end in a slash; calculators always do, by the route table. */
  trailingSlash: boolean
  indexable: boolean
  /** Handle for social cards, with its @. */
  twitter: string
  /** Tag manager container, `GTM-…`; undefined where none is used. */
  gtmId: string | undefined
}

/** What holds unless the operator says otherwise. */
export const defaultSite: Site = {
  name: 'Kreditokaz',
  url: 'http://127.0.0.1:3000',
  description:
    'Izračunajte koliko stambeni, keš ili auto kredit zaista košta: rata, EKS i svi troškovi. Kada zatreba savet, zove Vas čovek.',
  separator: ' | ',
  trailingSlash: false,
  indexable: true,
  twitter: '@kreditokaz',
  gtmId: undefined,
}

/**
 * The text of `<title>`: the page's title, the separator and the product name, unless the title already has the name.
 *
 * @example pageTitle('O nama', defaultSite) // 'O nama | Kreditokaz'
 */
export function pageTitle(title: string, site: Pick<Site, 'name' | 'separator'>): string {
  return title.includes(site.name) ? title : `${title}${site.separator}${site.name}`
}

/** Absolute address of a path, without query: what `canonical`, the sitemap and social cards carry. */
export function canonicalUrl(path: string, site: Pick<Site, 'url'>): string {
  return `${site.url}${path}`
}
