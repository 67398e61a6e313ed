import { contactOf } from '#content/business.ts'
import { addDays } from '#core/money/date.ts'
import type { Known } from '#core/owner/known.ts'
import { escapeHtml } from '#core/site/escape-html.ts'
import { type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { canonicalUrl, type Site } from '#core/site/site.ts'
import { type Representation, representation } from '#server/http/representation.ts'
import type { Renderer } from './renderer.ts'

type Facts = { site: Site; renderer: Pick<Renderer, 'pageMeta'>; known: Known }

/** Well-known files: sitemap.xml, robots.txt, the web manifest and security.txt. */
export function siteFiles(facts: Facts): Map<string, Representation> {
  const { site, known } = facts
  const cacheControl = 'public, max-age=3600'
  return new Map([
    ['/sitemap.xml', representation(sitemap(facts), { type: 'application/xml; charset=utf-8', cacheControl })],
    ['/robots.txt', representation(robots(site), { type: 'text/plain; charset=utf-8', cacheControl })],
    ['/site.webmanifest', representation(webManifest(site), { type: 'application/manifest+json', cacheControl })],
    [
      '/.well-known/security.txt',
      representation(securityText(site, known), { type: 'text/plain; charset=utf-8', cacheControl }),
    ],
  ])
}

/** The pages that search engines may list, each with the day its content last changed. */
function sitemap({ site, renderer, known }: Facts): string {
  const entry = (name: RouteName) => {
    const { indexable, modified } = renderer.pageMeta(name, known)
    if (!indexable) return []
    const lastmod = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`
    return [`<url><loc>${escapeHtml(canonicalUrl(routes[name], site))}</loc>${lastmod}</url>`]
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routeNames.flatMap(entry),
    '</urlset>',
    '',
  ].join('\n')
}

function robots(site: Site): string {
  // Pages that must not be indexed carry X-Robots-Tag, which a crawler reads only if it may fetch them.
  if (!site.indexable) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`
}

function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'sr-RS',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#EDF2EF', // the page colour of app/styles/tokens.css
    theme_color: '#EDF2EF',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

const SECURITY_TEXT_DAYS = 180 // RFC 9116 recommends less than a year; the file is generated again every day

function securityText(site: Site, { today, owner }: Known): string {
  return [
    `Contact: ${contactOf(owner).email.href}`,
    `Expires: ${addDays(today, SECURITY_TEXT_DAYS)}T00:00:00Z`,
    'Preferred-Languages: sr, en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
