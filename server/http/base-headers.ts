/**
 * Headers that every answer carries, whatever it is. Pages add their own policy (`page-headers.ts`).
 *
 * The content policy here is for what is not a page: opened on its own, JSON or an image runs and loads nothing.
 */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
} as const satisfies Record<string, string>
