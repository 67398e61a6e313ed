import { REFERRAL_QUERY, referralCode } from '#core/visit/referral.ts'

/** What the page of the referral says. */
export type ReferralState =
  /** Stored during this visit. */
  | { kind: 'active'; code: string }
  /** Stored on an earlier visit. */
  | { kind: 'known'; code: string }
  /** In the address, but consent to store it is missing. */
  | { kind: 'waiting'; code: string }
  /** Another code is stored already; that one is never shown. */
  | { kind: 'taken'; code: string }
  /** No code anywhere. */
  | { kind: 'none' }
  /** The address has something that is not a code. */
  | { kind: 'invalid' }

export type Visit = {
  /** Query of the page. */
  search: string
  /** The code in the cookie, and whether this visit put it there. */
  stored: { code: string | null; isNew: boolean }
}

/** The state of a visit. If the code may be stored, boot has done so already. */
export function referralState({ search, stored }: Visit): ReferralState {
  const query = new URLSearchParams(search).get(REFERRAL_QUERY)
  const code = referralCode(query)
  if (query !== null && !code) return { kind: 'invalid' }
  if (!stored.code) return code ? { kind: 'waiting', code } : { kind: 'none' }
  if (code && code !== stored.code) return { kind: 'taken', code }
  return { kind: stored.isNew ? 'active' : 'known', code: stored.code }
}
