import { type CallSlot, isWithin, slotEnd, slotStart } from './call-slot.ts'
import {
  type Enquiry,
  type EventKind,
  enquiryAfter,
  type LeadEvent,
  type PromiseOutcome,
  slotKinds,
} from './history.ts'

/** One promised slot, and what became of it. */
export type PromisedSlot = {
  slot: CallSlot
  outcome: PromiseOutcome
  /** Minutes from the slot's beginning, or from the promise where that came later, to the first try inside it. */
  firstTryMinutes: number | undefined
}

/** What the business reads of an enquiry. */
export type Progress = {
  enquiry: Enquiry
  /** Calls, answered or not. */
  tries: number
  /** Of the first promised slot in which one was tried. */
  firstTryMinutes: number | undefined
}

/** How many promises became what, and how soon calls were tried. */
export type Tally = Record<PromiseOutcome, number> & {
  /** The median; undefined where no slot was tried. */
  firstTryMinutes: number | undefined
}

/** Fewer promises in a month are not shown to the public: a share of a handful says nothing. */
export const FEWEST_TO_SHOW = 30

const MINUTE_MS = 60_000

/** Every slot that a history promised. A slot that has ended untried is broken, whether or not that has been noticed. */
export function promisedSlots(history: readonly LeadEvent[], now: Date): PromisedSlot[] {
  const promises = history.filter(({ kind }) => slotKinds.some((known) => known === kind))
  return promises.flatMap((promise, index) => {
    const { slot } = promise
    if (slot === undefined) return []
    const next = promises[index + 1]
    const during = history.filter(({ seq }) => seq >= promise.seq && (next === undefined || seq < next.seq))
    return [{ slot, outcome: outcomeOf(during, slot, next, now), firstTryMinutes: firstTry(during, promise, slot) }]
  })
}

/** How far an enquiry has come. */
export function progressOf(history: readonly LeadEvent[], now: Date): Progress {
  const slots = promisedSlots(history, now)
  return {
    enquiry: enquiryAfter(history),
    tries: history.filter(({ kind }) => isTry(kind)).length,
    firstTryMinutes: slots.find(({ firstTryMinutes }) => firstTryMinutes !== undefined)?.firstTryMinutes,
  }
}

/** Counts promises by what became of them. */
export function tallyOf(promised: readonly PromisedSlot[]): Tally {
  const count = (outcome: PromiseOutcome) => promised.filter((slot) => slot.outcome === outcome).length
  const minutes = promised.flatMap(({ firstTryMinutes }) => firstTryMinutes ?? []).toSorted((a, b) => a - b)
  return {
    kept: count('kept'),
    broken: count('broken'),
    open: count('open'),
    released: count('released'),
    firstTryMinutes: minutes[Math.floor((minutes.length - 1) / 2)],
  }
}

function isTry(kind: EventKind): boolean {
  return kind === 'no-answer' || kind === 'talked'
}

function outcomeOf(
  during: readonly LeadEvent[],
  slot: CallSlot,
  next: LeadEvent | undefined,
  now: Date,
): PromiseOutcome {
  const { promise } = enquiryAfter(during)
  if (promise !== 'open') return promise
  const until = next?.at ?? now // another promise settles this one
  if (until >= slotEnd(slot)) return 'broken'
  return next === undefined ? 'open' : 'released'
}

function firstTry(during: readonly LeadEvent[], promise: LeadEvent, slot: CallSlot): number | undefined {
  const tried = during.find(({ kind, at }) => isTry(kind) && isWithin(slot, at))
  if (tried === undefined) return undefined
  const from = Math.max(slotStart(slot).getTime(), promise.at.getTime())
  return Math.floor((tried.at.getTime() - from) / MINUTE_MS)
}
