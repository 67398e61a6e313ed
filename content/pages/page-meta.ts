/**
 * Every page, and its head. It imports every text of the site, so only the server uses it: a browser gets the page that
 * it asked for.
 */

import type { PageMeta } from '#content/page.ts'
import type { Known } from '#core/owner/known.ts'
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

/** Every page, as a function of what is known. */
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
} satisfies Record<PageName, (known: Known) => PageMeta>

/** Pages that search engines are asked to leave out: the one for people who refer others, and the not-found page. */
const hidden: readonly PageName[] = ['referrer-activation', 'not-found']

type Meta = PageMeta & { indexable: boolean }

/** Cached while nothing new is known: every calculator that is rendered asks for its head, which takes the whole page. */
const made = new Map<PageName, { of: Known; meta: Meta }>()

/**
 * What stands in the head of a page.
 *
 * @returns `title` before the site's template; `modified` an ISO date
 */
export function pageMeta(name: PageName, known: Known): Meta {
  const last = made.get(name)
  if (last?.of === known) return last.meta
  const { title, description, h1, modified } = pages[name](known)
  const meta = { title, description, h1, modified, indexable: !hidden.includes(name) }
  made.set(name, { of: known, meta })
  return meta
}
