import { randomBytes } from 'node:crypto'
import { DEFAULT_CALL_WINDOW } from '#core/lead/call-window.ts'
import type { Lead } from '#core/lead/lead.ts'

const MARK = 'canary-'
const EMAIL = 'proba@kreditokaz.example' // a domain that can never be somebody's (RFC 2606)

/** A lead of nobody's, which takes the whole way and is erased at its end. Its mark is the referral code. */
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

/** Whether a lead is a test by its mark and its address: a visitor who found the mark is still called. */
export function isCanary(lead: Pick<Lead, 'referralId' | 'email'>): boolean {
  return lead.referralId?.startsWith(MARK) === true && lead.email === EMAIL
}
