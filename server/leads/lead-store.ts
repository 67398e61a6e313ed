import type { Lead, LoanType } from '#core/lead/lead.ts'

/** A checked lead on its way into a store. */
export type Submission = {
  lead: Lead
  /** What makes a repeated post the same lead; undefined when the sender gave none. */
  key: string | undefined
  at: Date
}

/** What became of a submission. `refused` comes only from a Directus that has rules of its own. */
export type Taken =
  | { outcome: 'taken' | 'repeated' | 'unknown-loan-type' }
  | { outcome: 'refused'; fields: string[] }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Where leads are kept: our database or an existing Directus.
 *
 * Every method rejects when the place cannot be reached; nothing is then known to be kept.
 */
export type LeadStore = {
  loanTypes: () => Promise<LoanType[]>
  /** Resolves only after the lead is on the disk with all that belongs to it. */
  add: (submission: Submission) => Promise<Taken>
  /** Whether a lead with this key has been taken. */
  hasTaken: (key: string) => Promise<boolean>
}
