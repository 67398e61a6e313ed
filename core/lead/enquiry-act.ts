/** Who may do what with an enquiry, and when. */
import type { CallSlot } from './call-slot.ts'
import { type Enquiry, type EventKind, isOpen } from './history.ts'

/** What a visitor can do, in the order in which it is offered. */
export const visitorActions = ['move', 'cancel', 'not-mine', 'confirm-news', 'erase'] as const
/** What an advisor can do, in the same way. */
export const advisorActions = ['claim', 'no-answer', 'talked', 'call-at', 'not-for-us'] as const

/** One of a visitor's. */
export type VisitorAction = (typeof visitorActions)[number]
/** One of an advisor's. */
export type AdvisorAction = (typeof advisorActions)[number]
/** Either's. */
export type EnquiryAction = VisitorAction | AdvisorAction

/** Whose link it is. */
export type EnquiryRole = 'visitor' | 'advisor'

/** An action; those that arrange a time hold it. */
export type EnquiryAct = { action: EnquiryAction; slot: CallSlot | undefined }

/** Whether an action arranges a time. */
export function needsSlot(action: EnquiryAction): boolean {
  return action === 'move' || action === 'call-at'
}

/** The role that may do an action. */
export function roleOf(action: EnquiryAction): EnquiryRole {
  return visitorActions.some((known) => known === action) ? 'visitor' : 'advisor'
}

/** What each action writes into the history; erasing leaves none. */
export const kindOf = {
  move: 'moved',
  cancel: 'cancelled',
  'not-mine': 'not-mine',
  'confirm-news': 'news-confirmed',
  claim: 'claimed',
  'no-answer': 'no-answer',
  talked: 'talked',
  'call-at': 'call-at',
  'not-for-us': 'not-for-us',
} as const satisfies Record<Exclude<EnquiryAction, 'erase'>, EventKind>

/**
 * The actions that are possible now, in the order in which they are offered.
 *
 * @param wantsNews whether the visitor left the box for news ticked
 */
export function possibleActions(enquiry: Enquiry, role: EnquiryRole, wantsNews: boolean): EnquiryAction[] {
  return role === 'visitor' ? ofVisitor(enquiry, wantsNews) : ofAdvisor(enquiry)
}

function ofVisitor(enquiry: Enquiry, wantsNews: boolean): VisitorAction[] {
  const { state, hasConfirmedNews } = enquiry
  // Who could not be reached may still choose a time; a cancelled call may not be moved, a new enquiry is needed.
  const canMove = isOpen(enquiry) || state === 'unreachable'
  const canConfirm = wantsNews && !hasConfirmedNews && state !== 'not-mine'
  return [
    ...(canMove ? (['move', 'cancel', 'not-mine'] as const) : []),
    ...(canConfirm ? (['confirm-news'] as const) : []),
    'erase',
  ]
}

function ofAdvisor(enquiry: Enquiry): AdvisorAction[] {
  if (enquiry.state === 'unreachable') return ['talked', 'call-at', 'not-for-us']
  if (!isOpen(enquiry)) return []
  const rest: AdvisorAction[] = ['no-answer', 'talked', 'call-at', 'not-for-us']
  return enquiry.state === 'claimed' ? rest : ['claim', ...rest]
}
