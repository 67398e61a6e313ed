/**
 * What happens to an enquiry after it was sent. The history only grows; the state is a fold of it.
 *
 *     new → claimed → tried 1…3 → talked | not-for-us | unreachable
 *
 * and from any open state the visitor's moved, cancelled, not-mine.
 */
import { dayInBelgrade, type IsoDate } from '#core/money/date.ts'
import { type CallSlot, isWithin, slotEnd } from './call-slot.ts'

/** Who did something. Advisors count from 1, in the order of `LEADS_TO`. */
export type Actor = 'visitor' | 'system' | `advisor-${number}`

/** Kinds with a slot: from then on that is when the visitor expects the call. */
export const slotKinds = ['promised', 'moved', 'call-at'] as const

/** Everything that can happen. `unclaimed`, `missed` and `bounced` are noticed by the server itself. */
export const eventKinds = [
  ...slotKinds,
  'claimed',
  'no-answer',
  'talked',
  'not-for-us',
  'cancelled',
  'not-mine',
  'news-confirmed',
  'unclaimed',
  'missed',
  'bounced',
] as const
/** One of them. */
export type EventKind = (typeof eventKinds)[number]

/** One entry of the history. `seq` counts from 1 without gaps. */
export type LeadEvent = { seq: number; at: Date; kind: EventKind; actor: Actor; slot: CallSlot | undefined }

/** Where an enquiry can stand: the first four are open, the call is owed. */
export type EnquiryState =
  | 'new'
  | 'claimed'
  | 'tried'
  | 'moved'
  | 'unreachable'
  | 'talked'
  | 'not-for-us'
  | 'cancelled'
  | 'not-mine'

/** What a promised slot has become. `released`: changed, cancelled or settled before its end. */
export type PromiseOutcome = 'open' | 'kept' | 'broken' | 'released'

/** Where an enquiry stands. */
export type Enquiry = {
  /** Of the last event; 0 before the first. */
  seq: number
  state: EnquiryState
  /** When the visitor expects the call; undefined for an enquiry from before there were promises. */
  slot: CallSlot | undefined
  /** Of the last promised slot. */
  promise: PromiseOutcome
  /** Whether the advisors have been told that nobody has claimed the open slot. */
  isReminded: boolean
  claimedBy: number | undefined
  /** Tries without an answer since the visitor last chose a time. */
  tries: number
  /** The days of those tries. */
  triedOn: readonly IsoDate[]
  /** How often the arranged time has changed: the SEQUENCE of its calendar file. */
  changes: number
  hasConfirmedNews: boolean
  /** Whether the visitor's mail address does not exist. */
  hasBounced: boolean
}

export const MOST_TRIES = 3 // contract §9.5
const TRIED_ON_DAYS = 2 // contract §9.5

const untouched: Enquiry = {
  seq: 0,
  state: 'new',
  slot: undefined,
  promise: 'released',
  isReminded: false,
  claimedBy: undefined,
  tries: 0,
  triedOn: [],
  changes: 0,
  hasConfirmedNews: false,
  hasBounced: false,
}

/** Where an enquiry stands after its history, in the order of `seq`. */
export function enquiryAfter(history: readonly LeadEvent[]): Enquiry {
  return history.reduce(next, untouched)
}

/** Whether the business still owes a call. */
export function isOpen({ state }: Pick<Enquiry, 'state'>): boolean {
  return state === 'new' || state === 'claimed' || state === 'tried' || state === 'moved'
}

/** The advisor's number, or undefined for others. */
export function advisorOf(actor: Actor): number | undefined {
  return actor.startsWith('advisor-') ? Number(actor.slice('advisor-'.length)) : undefined
}

function next(before: Enquiry, event: LeadEvent): Enquiry {
  const enquiry = { ...before, seq: event.seq }
  const advisor = advisorOf(event.actor)
  switch (event.kind) {
    case 'promised':
      return { ...enquiry, slot: event.slot, promise: 'open', isReminded: false }
    case 'moved':
      return { ...arranged(enquiry, event), state: 'moved', tries: 0, triedOn: [] }
    case 'call-at':
      return { ...arranged(enquiry, event), state: 'claimed', claimedBy: advisor }
    case 'claimed':
      return { ...enquiry, state: 'claimed', claimedBy: advisor }
    case 'no-answer':
      return tried({ ...kept(enquiry, event), claimedBy: enquiry.claimedBy ?? advisor }, dayInBelgrade(event.at))
    case 'talked':
      return { ...kept(enquiry, event), state: 'talked', claimedBy: enquiry.claimedBy ?? advisor }
    case 'not-for-us':
      return { ...released(enquiry), state: 'not-for-us', claimedBy: enquiry.claimedBy ?? advisor }
    case 'cancelled':
      return { ...released(enquiry), state: 'cancelled', changes: enquiry.changes + 1 }
    case 'not-mine':
      return { ...released(enquiry), state: 'not-mine' }
    case 'missed':
      return { ...enquiry, promise: enquiry.promise === 'open' ? 'broken' : enquiry.promise }
    case 'unclaimed':
      return { ...enquiry, isReminded: true }
    case 'news-confirmed':
      return { ...enquiry, hasConfirmedNews: true }
    case 'bounced':
      return { ...enquiry, hasBounced: true }
    default:
      return event.kind satisfies never
  }
}

function arranged(enquiry: Enquiry, { slot }: LeadEvent): Enquiry {
  return { ...enquiry, slot, promise: 'open', isReminded: false, changes: enquiry.changes + 1 }
}

function released(enquiry: Enquiry): Enquiry {
  return { ...enquiry, promise: enquiry.promise === 'open' ? 'released' : enquiry.promise }
}

/** A call was tried: inside the slot that keeps the promise, after its end it comes too late, before it changes nothing. */
function kept(enquiry: Enquiry, { at, kind }: LeadEvent): Enquiry {
  const { slot, promise } = enquiry
  if (slot === undefined || promise !== 'open') return enquiry
  if (isWithin(slot, at)) return { ...enquiry, promise: 'kept' }
  if (at >= slotEnd(slot)) return { ...enquiry, promise: 'broken' }
  return kind === 'talked' ? { ...enquiry, promise: 'released' } : enquiry
}

function tried(enquiry: Enquiry, day: IsoDate): Enquiry {
  const tries = Math.min(enquiry.tries + 1, MOST_TRIES)
  const triedOn = enquiry.triedOn.includes(day) ? enquiry.triedOn : [...enquiry.triedOn, day]
  const isLost = tries === MOST_TRIES && triedOn.length >= TRIED_ON_DAYS
  return { ...enquiry, state: isLost ? 'unreachable' : 'tried', tries, triedOn }
}
