import { REFERRER_POLICY } from '#core/site/referrer-policy.ts'

/**
 * Headers that every answer carries, but for scripts. Pages add their own policy (`page-headers.ts`).
 *
 * The content policy here is for what is not a page: opened on its own, JSON or an image runs and loads nothing.
 */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
} as const satisfies Record<string, string>

/**
 * Those of a script. It is text when opened on its own, frames nothing and leads nowhere, so the others would say nothing;
 * a page asks for a dozen scripts before it is idle, and each byte of their headers is sent a dozen times.
 */
export const scriptHeaders = { 'x-content-type-options': 'nosniff' } as const satisfies Record<string, string>
