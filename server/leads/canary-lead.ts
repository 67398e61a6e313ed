import { randomBytes } from 'node:crypto'
import { DEFAULT_CALL_WINDOW } from '#core/lead/call-window.ts'
import type { Lead } from '#core/lead/lead.ts'

const MARK = 'canary-'

/** A lead of nobody's, which takes the whole way and is erased at its end. Its mark is the referral code. */
export function canaryLead(): Lead {
  return {
    firstName: 'Proba',
    lastName: 'Kanarinac',
    email: 'proba@kreditokaz.example', // a domain that can never be somebody's (RFC 2606)
    phone: '060 000 0000',
    callWindow: DEFAULT_CALL_WINDOW,
    isSubscribedToMarketing: false,
    loanTypeIds: [],
    referralId: `${MARK}${randomBytes(12).toString('base64url')}`,
  }
}

/** Whether a lead is a test by its mark and its name: a visitor who found the mark is still called. */
export function isCanary(lead: Pick<Lead, 'referralId' | 'email'>): boolean {
  return lead.referralId?.startsWith(MARK) === true && lead.email === 'proba@kreditokaz.example'
}
