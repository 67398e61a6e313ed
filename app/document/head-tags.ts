import type { View } from '#app/delivery/view.ts'
import { socialImage } from '#content/social.ts'
import type { Known } from '#core/owner/known.ts'
import { escapeHtml } from '#core/site/escape-html.ts'
import { REFERRER_POLICY, referrerPolicy } from '#core/site/referrer-policy.ts'
import type { Site } from '#core/site/site.ts'

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
}

/** The metadata of a page for browsers, search engines and social networks. */
export function headTags({ head, page }: View, site: Site, known: Known): string[] {
  const referrer = referrerPolicy(page)
  const social = page === 'not-found' ? undefined : socialImage(page, known)
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    ...(head.canonical ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`] : []),
    ...(referrer === REFERRER_POLICY ? [] : [meta('name', 'referrer', referrer)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'sr_RS'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(head.canonical ? [meta('property', 'og:url', head.canonical)] : []),
    ...(social
      ? [
          meta('property', 'og:image', `${site.url}/og/${page}.png`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', social.alt),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:site', site.twitter),
    meta('name', 'theme-color', '#EDF2EF'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ]
}
