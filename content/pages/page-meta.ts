/**
 * Every page, and its head. It pulls in every text of the site, so only the server imports it; a browser gets the one
 * page it asked for.
 */

import type { PageMeta } from '#content/page.ts'
import type { PageName } from '#core/site/routes.ts'
import { page as aboutUs } from './about-us.ts'
import { page as carLoan } from './car-loan.ts'
import { page as carLoanCalculator } from './car-loan-calculator.ts'
import { page as cashLoan } from './cash-loan.ts'
import { page as cashLoanCalculator } from './cash-loan-calculator.ts'
import { page as contact } from './contact.ts'
import { page as cookiePolicy } from './cookie-policy.ts'
import { page as home } from './home.ts'
import { page as housingLoan } from './housing-loan.ts'
import { page as housingLoanCalculator } from './housing-loan-calculator.ts'
import { page as notFound } from './not-found.ts'
import { page as privacyPolicy } from './privacy-policy.ts'
import { page as referrerActivation } from './referrer-activation.ts'

/** Every page as of an ISO day. */
export const pages = {
  home,
  'about-us': aboutUs,
  'car-loan': carLoan,
  'cash-loan': cashLoan,
  'housing-loan': housingLoan,
  contact,
  'cookie-policy': cookiePolicy,
  'privacy-policy': privacyPolicy,
  'car-loan-calculator': carLoanCalculator,
  'cash-loan-calculator': cashLoanCalculator,
  'housing-loan-calculator': housingLoanCalculator,
  'referrer-activation': referrerActivation,
  'not-found': notFound,
} satisfies Record<PageName, (today: string) => PageMeta>

/** Pages that search engines are asked to leave out: for invited people, and for none. */
const hidden: readonly PageName[] = ['referrer-activation', 'not-found']

type Meta = PageMeta & { indexable: boolean }

/** Made once a day: a head is asked for with every calculator drawn, and it takes making the whole page to know it. */
const made = new Map<PageName, { today: string; meta: Meta }>()

/**
 * What stands in the head of a page on a day.
 *
 * @returns `title` before the site's template; `modified` an ISO date
 */
export function pageMeta(name: PageName, today: string): Meta {
  const known = made.get(name)
  if (known?.today === today) return known.meta
  const { title, description, h1, modified } = pages[name](today)
  const meta = { title, description, h1, modified, indexable: !hidden.includes(name) }
  made.set(name, { today, meta })
  return meta
}
