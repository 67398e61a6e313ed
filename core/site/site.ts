/**
 * Site configuration (specification §1.7), used for titles and meta tags.
 *
 * `url`, `indexable` and `gtmId` come from the environment at start-up; the rest is fixed here.
 */
export type Site = {
  name: string
  /** Origin without a trailing slash, such as `https://www.kreditokaz.rs`. */
  url: string
  /** Of the site: the home page's own. */
  description: string
  separator: string
  /** Whether canonical addresses end in a slash; those of calculators always do, by the route table. */
  trailingSlash: boolean
  indexable: boolean
  /** Handle for social cards, with its @. */
  twitter: string
  /** Tag manager container, `GTM-…`; undefined for none. */
  gtmId: string | undefined
}

/** The configuration unless the operator sets otherwise. */
export const defaultSite: Site = {
  name: 'Kreditokaz',
  url: 'http://127.0.0.1:3000',
  description:
    'Izračunajte koliko stambeni, keš ili auto kredit zaista košta: rata, EKS i svi troškovi na jednom mestu. Kada zatreba savet, zove Vas čovek.',
  separator: ' | ',
  trailingSlash: false,
  indexable: true,
  twitter: '@kreditokaz',
  gtmId: undefined,
}

/**
 * The text of `<title>`: page title, separator and product name, unless the title contains the name already.
 *
 * @example pageTitle('O nama', defaultSite) // 'O nama | Kreditokaz'
 */
export function pageTitle(title: string, site: Pick<Site, 'name' | 'separator'>): string {
  return title.includes(site.name) ? title : `${title}${site.separator}${site.name}`
}

/** Absolute URL of a path, without query, for `canonical`, the sitemap and social cards. */
export function canonicalUrl(path: string, { url, trailingSlash }: Pick<Site, 'url' | 'trailingSlash'>): string {
  return `${url}${path}${trailingSlash && !path.endsWith('/') ? '/' : ''}`
}
