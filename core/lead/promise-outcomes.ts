import { type CallSlot, isWithin, slotEnd, slotStart } from './call-slot.ts'
import { enquiryAfter, type LeadEvent, type PromiseOutcome, slotKinds } from './history.ts'

/** One promised slot, and what became of it. */
export type PromisedSlot = {
  slot: CallSlot
  outcome: PromiseOutcome
  /** Minutes from the slot's beginning, or from the promise where that came later, to the first try inside it. */
  firstTryMinutes: number | undefined
}

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
  const tried = during.find(({ kind, at }) => (kind === 'no-answer' || kind === 'talked') && isWithin(slot, at))
  if (tried === undefined) return undefined
  const from = Math.max(slotStart(slot).getTime(), promise.at.getTime())
  return Math.floor((tried.at.getTime() - from) / MINUTE_MS)
}
