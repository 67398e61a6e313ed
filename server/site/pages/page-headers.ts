import { referrerPolicy } from '#core/site/referrer-policy.ts'
import type { PageName } from '#core/site/routes.ts'
import type { Site } from '#core/site/site.ts'

/** Hosts of the tag manager, allowed only where one is configured. */
const TAG_MANAGER = {
  script: 'https://www.googletagmanager.com',
  image: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connect: 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/** A page's content security policy: own files only, no inline scripts, the inline style sheet by its hash. */
export function contentPolicy(styleHashes: readonly string[], gtmId: string | undefined): string {
  const foreign = (hosts: string) => (gtmId === undefined ? '' : ` ${hosts}`)
  return [
    "default-src 'none'",
    `script-src 'self'${foreign(TAG_MANAGER.script)}`,
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    `img-src 'self' data:${foreign(TAG_MANAGER.image)}`,
    "font-src 'self'",
    `connect-src 'self'${foreign(TAG_MANAGER.connect)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of a page, apart from content type and caching. */
export function pageHeaders(
  name: PageName,
  { site, styleHashes, indexable }: { site: Site; styleHashes: readonly string[]; indexable: boolean },
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(styleHashes, site.gtmId),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'x-frame-options': 'DENY',
    'referrer-policy': referrerPolicy(name),
    ...(!(site.indexable && indexable) && { 'x-robots-tag': 'noindex' }),
  }
}
