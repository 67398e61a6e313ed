/** Keys of what a tab stores of the visitor's input; the cookie policy lists them (`content/cookies.ts`). */

/** A half-filled enquiry. */
export const LEAD_DRAFT_KEY = 'lead-draft'

/** Saved calculations; the product follows: `ponude-cash`. */
export const OFFERS_KEY = 'ponude-'
