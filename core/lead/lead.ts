/**
 * A validated callback enquiry.
 *
 * Texts have passed `cleanText`, names `cleanName`: no invisible characters, no spaces at the ends.
 */
export type Lead = {
  /** 1 to `leadLimits.name` characters. */
  firstName: string
  /** 1 to `leadLimits.name` characters. */
  lastName: string
  /** Valid by `emailError`, at most `leadLimits.email` characters. */
  email: string
  /** As the visitor wrote it, so that the advisor dials what they meant; valid by `phoneError`. */
  phone: string
  /** When an advisor may call, Belgrade time. */
  callWindow: CallWindow
  isSubscribedToMarketing: boolean
  /** Ids of the loan types the visitor is interested in, without duplicates; may be empty. */
  loanTypeIds: number[]
  /** Referral code: 1 to 64 characters of `A-Za-z0-9_-`. */
  referralId: string | null
}

/** Whole hours from `OPENING_HOUR` to `CLOSING_HOUR`; `from` stays below `to`. */
export type CallWindow = { from: number; to: number }

/** A loan type as the API lists it. */
export type LoanType = { id: number; name: string }

/** Maximum lengths, in UTF-16 code units, as browsers count `maxlength`; `loanTypes` is a count. */
export const leadLimits = {
  name: 255, // what a string column of Directus holds
  email: 254, // RFC 5321, §4.5.3.1.3: 256 with the angle brackets of the path
  emailLocalPart: 64, // specification §5.2
  phone: 64, // the longest form in the tests has 34
  loanTypes: 20, // the business has three
} as const
