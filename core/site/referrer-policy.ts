import type { PageName } from './routes.ts'

/** The default policy: other sites learn the origin only, and nothing over plain HTTP. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'

/** The policy of a page; the referral page's URL contains a code that must not be passed on. */
export function referrerPolicy(page: PageName): 'no-referrer' | typeof REFERRER_POLICY {
  return page === 'referrer-activation' ? 'no-referrer' : REFERRER_POLICY
}
