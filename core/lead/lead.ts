/**
 * A callback enquiry, after every rule of the form has been checked.
 *
 * Texts are clean (`clean-text.ts`): no invisible characters, no blanks at the ends.
 */
export type Lead = {
  /** 1 to `leadLimits.name` characters. */
  firstName: string
  /** 1 to `leadLimits.name` characters. */
  lastName: string
  /** An address by `emailError`, at most `leadLimits.email` characters. */
  email: string
  /** As the visitor wrote it, so an advisor dials what they meant; valid by `phoneError`. */
  phone: string
  /** When an advisor may call, Belgrade time. */
  callWindow: CallWindow
  isSubscribedToMarketing: boolean
  /** Ids of the loans the visitor asks about, without repeats; may be empty. */
  loanTypeIds: number[]
  /** Code of whoever recommended us: 1 to 64 of `A-Za-z0-9_-`. */
  referralId: string | null
}

/** Whole hours from `OPENING_HOUR` to `CLOSING_HOUR`; `from` stays below `to`. */
export type CallWindow = { from: number; to: number }

/** A kind of loan as the API lists it. */
export type LoanType = { id: number; name: string }

/** Longest texts taken, in UTF-16 units as browsers count `maxlength`. */
export const leadLimits = {
  name: 255, // what a string column of Directus holds
  email: 254, // RFC 5321, §4.5.3.1.3: 256 with the angle brackets of the path
  emailLocalPart: 64, // specification §5
  phone: 64, // the longest form in the tests has 34
  loanTypes: 20, // the business has three
} as const
