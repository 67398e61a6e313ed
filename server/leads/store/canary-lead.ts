import { randomBytes } from 'node:crypto'
import { DEFAULT_CALL_WINDOW } from '#core/lead/call-window.ts'
import type { Lead } from '#core/lead/lead.ts'

const MARK = 'canary-'
const EMAIL = 'proba@kreditokaz.example' // a reserved domain (RFC 2606)

/** A test lead that takes the real path and is erased at the end. Its referral code marks it. */
export function canaryLead(): Lead {
  return {
    firstName: 'Proba',
    lastName: 'Kanarinac',
    email: EMAIL,
    phone: '060 000 0000',
    callWindow: DEFAULT_CALL_WINDOW,
    isSubscribedToMarketing: false,
    loanTypeIds: [],
    referralId: `${MARK}${randomBytes(12).toString('base64url')}`,
  }
}

/** Whether a lead is a test, by mark and address: a visitor who uses the mark alone is still called. */
export function isCanary(lead: Pick<Lead, 'referralId' | 'email'>): boolean {
  return lead.referralId?.startsWith(MARK) === true && lead.email === EMAIL
}
