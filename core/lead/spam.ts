/** The spam checks (specification §5.6 to §5.8). A failed check blocks the form silently. */
import { isPointerMovement } from './pointer-movement.ts'

/** A form sent sooner than this after it was shown is taken for a machine's. */
export const MIN_FILL_MS = 5000 // specification §5.7

/**
 * Whether a pointer must have moved before a form is sent (specification §5.8). This excludes people who use only a
 * keyboard or voice control, so the business can switch it off here.
 */
export const REQUIRES_POINTER_MOVEMENT = true

/** The check that failed; reported in the console only (specification §8.6). */
export type SpamReason = 'honeypot' | 'too-fast' | 'no-pointer-movement'

/** How the form was filled in. */
export type SpamEvidence = {
  /** Value of the hidden field. */
  honeypot: string
  /** Both times are milliseconds on the same clock. */
  shownAtMs: number
  submittedAtMs: number
  /** Where a pointer first moved to, or a finger first touched; undefined while neither has. */
  pointer: { x: number; y: number } | undefined
}

/** Why the form is taken for spam, or undefined when it may be sent. */
export function spamReason(evidence: SpamEvidence): SpamReason | undefined {
  if (evidence.honeypot !== '') return 'honeypot'
  if (evidence.submittedAtMs - evidence.shownAtMs < MIN_FILL_MS) return 'too-fast'
  const moved = evidence.pointer !== undefined && isPointerMovement(evidence.pointer)
  return REQUIRES_POINTER_MOVEMENT && !moved ? 'no-pointer-movement' : undefined
}
