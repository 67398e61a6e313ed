import type { PageName } from './routes.ts'

/** What a page tells others about where a visitor comes from: the origin, and nothing where the line is not secure. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'

/** The policy of a page: the address of the referral page holds a code, which is nobody else's business. */
export function referrerPolicy(page: PageName): 'no-referrer' | typeof REFERRER_POLICY {
  return page === 'referrer-activation' ? 'no-referrer' : REFERRER_POLICY
}
