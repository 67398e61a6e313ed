import type { Lead, LoanType } from '#core/lead/lead.ts'

/** A validated lead to be stored. */
export type Submission = {
  lead: Lead
  /** Idempotency key: posts with the same key are one lead; undefined when the sender gave none. */
  key: string | undefined
  at: Date
  /** Network address of the sender, where it is known: mails to visitors are limited by it. */
  client?: string
}

/** Outcome of a submission. Only a Directus with validation rules of its own answers `refused` or `too-many` itself. */
export type SubmissionOutcome =
  | { outcome: 'taken' | 'repeated' | 'unknown-loan-type' }
  | { outcome: 'refused'; fields: string[] }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Where leads are stored: our database or an existing Directus.
 *
 * Every method rejects when the store cannot be reached; the lead must then be taken as not stored.
 */
export type LeadStore = {
  loanTypes: () => Promise<LoanType[]>
  /** Resolves only after the lead, its loan types and its outbox rows are on disk. */
  add: (submission: Submission) => Promise<SubmissionOutcome>
  /** Whether a lead with this idempotency key has been stored. */
  hasTaken: (key: string) => Promise<boolean>
}
