/** The spam checks of the specification, §5: any failure blocks the form silently. */
import { isPointerMovement } from './pointer-movement.ts'

/** Nobody human fills the form faster than this after it was shown. */
export const MIN_FILL_MS = 5000 // specification §9

/**
 * Whether a pointer must have moved before a form is sent (specification §5). It shuts out people who use a keyboard
 * or a voice alone, so the business can switch it off here.
 */
export const REQUIRES_POINTER_MOVEMENT = true

/** Which check a form has failed; said in the console alone (specification §8). */
export type SpamReason = 'honeypot' | 'too-fast' | 'no-pointer-movement'

/** What the page knows about how the form was filled in. */
export type SpamEvidence = {
  /** Content of the field that no person sees. */
  honeypot: string
  /** Times of one clock, in milliseconds. */
  shownAtMs: number
  submittedAtMs: number
  /** Where a pointer first moved to, or a finger first touched; undefined while neither has. */
  pointer: { x: number; y: number } | undefined
}

/** Why the form is taken for a machine's work, or undefined when it may be sent. */
export function spamReason(evidence: SpamEvidence): SpamReason | undefined {
  if (evidence.honeypot !== '') return 'honeypot'
  if (evidence.submittedAtMs - evidence.shownAtMs < MIN_FILL_MS) return 'too-fast'
  const moved = evidence.pointer !== undefined && isPointerMovement(evidence.pointer)
  return REQUIRES_POINTER_MOVEMENT && !moved ? 'no-pointer-movement' : undefined
}
