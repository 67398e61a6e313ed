import { REFERRER_POLICY } from '#core/site/referrer-policy.ts'

/**
 * Headers of every response except scripts. Pages override the policy (`page-headers.ts`).
 *
 * This policy is for everything that is not a page: JSON or an image opened directly runs and loads nothing.
 */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  'cross-origin-resource-policy': 'same-origin', // no other site embeds it; pictures override it
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
} as const satisfies Record<string, string>

/**
 * Headers of a script. Opened directly it is plain text, so the others would have no effect; a page loads a dozen scripts
 * before it is idle, and every header byte would be sent a dozen times.
 */
const scriptHeaders = { 'x-content-type-options': 'nosniff' } as const satisfies Record<string, string>

/** Overrides for a picture: search engines and messengers show it on pages of their own. */
export const pictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const satisfies Record<
  string,
  string
>

/** The headers of a file of this type. */
export function headersOfType(type: string): Record<string, string> {
  if (type.startsWith('text/javascript')) return scriptHeaders
  if (type.startsWith('text/html')) {
    // `nosniff` and its type already keep a page out of pictures and scripts of other sites, and bytes count there.
    const { 'cross-origin-resource-policy': _, ...ofPage } = baseHeaders
    return ofPage
  }
  return type.startsWith('image/') ? { ...baseHeaders, ...pictureHeaders } : baseHeaders
}
