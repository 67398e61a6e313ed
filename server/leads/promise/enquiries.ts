/** Enquiries after they were sent: what a link shows, and what it does. */
import { dueCall } from '#core/lead/call-queue.ts'
import { type CallSlot, canChoose } from '#core/lead/call-slot.ts'
import { type EnquiryAct, type EnquiryAction, kindOf, possibleActions } from '#core/lead/enquiry-act.ts'
import { type Actor, type Enquiry, type EventKind, enquiryAfter, isOpen, type LeadEvent } from '#core/lead/history.ts'
import type { CallWindow } from '#core/lead/lead.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import { leadById } from '#server/leads/store/lead-by-id.ts'
import { addEvent, historyOf, type NewEvent, type StoredEvent } from '#server/leads/store/lead-events.ts'
import type { StoredLead } from '#server/leads/store/lead-rows.ts'
import { addressHash, blockAddress } from './blocked-addresses.ts'
import { eraseWithWord } from './erase-with-word.ts'
import { messagesOf } from './event-messages.ts'
import { isForLead, type LinkClaims } from './token.ts'

/** An enquiry with everything that its pages and messages are made from. */
export type FoundEnquiry = {
  lead: StoredLead
  loanTypeNames: string[]
  history: StoredEvent[]
  enquiry: Enquiry
  /** When the call is due: what was arranged or, once that has passed, the next opening of the same hours. */
  slot: CallSlot
}

export type ActDeps = {
  db: Db
  channels: readonly Channel[]
  calendar: WorkingCalendar
  now: () => Date
  /** Told of every event that was added. */
  onEvent: (event: LeadEvent, before: FoundEnquiry, after: Enquiry) => void
}

/** What became of an act. */
export type Acted =
  | { outcome: 'done' | 'conflict'; found: FoundEnquiry }
  | { outcome: 'gone' | 'erased' | 'no-such-slot' }

/** The version of the words that a visitor confirms for news; kept with each confirmation as its proof. */
export const NEWS_TEXT_VERSION = '2026-11-27'

const MOST_RACES = 20 // lost to other acts on one lead at the same moment

/** The enquiry of a link, or undefined once it is erased. */
export async function findEnquiry(
  { db, calendar, now }: Pick<ActDeps, 'db' | 'calendar' | 'now'>,
  leadId: number,
): Promise<FoundEnquiry | undefined> {
  const [found, history] = await Promise.all([leadById(db, leadId), historyOf(db, leadId)])
  if (found === undefined) return undefined
  const enquiry = enquiryAfter(history)
  return { ...found, history, enquiry, slot: dueSlot(enquiry, found.lead.callWindow, now(), calendar) }
}

/** When a call is due; of an enquiry that is over, when it was. */
function dueSlot(enquiry: Enquiry, callWindow: CallWindow, now: Date, calendar: WorkingCalendar): CallSlot {
  const { slot } = enquiry
  if (slot && !isOpen(enquiry)) return slot
  const { day, from, to } = dueCall({ callWindow, arranged: slot }, now, calendar)
  return { day, from, to }
}

/** The actions that a link allows now. */
export function actionsOf({ enquiry, lead }: FoundEnquiry, { role }: Pick<LinkClaims, 'role'>): EnquiryAction[] {
  return possibleActions(enquiry, role, lead.isSubscribedToMarketing)
}

/**
 * Does what a link asks for, once: the same key is the same act, and of two acts at once the second sees the first.
 */
export async function act(
  claims: LinkClaims,
  asked: EnquiryAct,
  key: string | undefined,
  deps: ActDeps,
): Promise<Acted> {
  for (let race = 0; race < MOST_RACES; race += 1) {
    const found = await findEnquiry(deps, claims.leadId)
    if (found === undefined || !isForLead(claims, found.lead)) return { outcome: 'gone' }
    if (key !== undefined && found.history.some((event) => event.key === key)) return { outcome: 'done', found }
    if (!actionsOf(found, claims).includes(asked.action)) return { outcome: 'conflict', found }
    if (asked.slot && !canChoose(asked.slot, deps.now(), deps.calendar)) return { outcome: 'no-such-slot' }
    if (asked.action === 'erase') {
      await eraseWithWord(deps, found.lead)
      return { outcome: 'erased' }
    }
    const event = eventOf(asked.action, asked.slot, claims, found.enquiry.seq + 1, deps.now())
    if (await add(found, { ...event, key }, deps)) {
      const after = await findEnquiry(deps, claims.leadId)
      return after === undefined ? { outcome: 'gone' } : { outcome: 'done', found: after }
    }
  }
  throw new Error('An enquiry changes faster than it can be read.')
}

function eventOf(
  action: Exclude<EnquiryAction, 'erase'>,
  slot: CallSlot | undefined,
  { role, advisor }: LinkClaims,
  seq: number,
  at: Date,
): NewEvent {
  const actor: Actor = role === 'visitor' ? 'visitor' : `advisor-${advisor}`
  return { seq, at, kind: kindOf[action], actor, slot, ...(action === 'confirm-news' && { note: NEWS_TEXT_VERSION }) }
}

/** The next event of an enquiry, noticed by the server itself. */
export function noticedEvent({ enquiry }: FoundEnquiry, kind: EventKind, at: Date, slot?: CallSlot): NewEvent {
  return { seq: enquiry.seq + 1, at, kind, actor: 'system', slot }
}

/** Adds an event to what was read, with its messages. @returns false when something else has happened since */
export async function add(found: FoundEnquiry, event: NewEvent, deps: ActDeps): Promise<boolean> {
  const { lead, history } = found
  const after = enquiryAfter([...history, event])
  const channels = isCanary(lead) ? [] : deps.channels
  // Before the transaction, which has one connection.
  const blocked = event.kind === 'not-mine' ? await addressHash(deps.db, lead.email, event.at) : undefined
  try {
    const isAdded = await addEvent(deps.db, lead.id, event, messagesOf(event.kind, after, channels), async (trx) => {
      if (blocked !== undefined) await blockAddress(trx, blocked, event.at)
    })
    if (isAdded && !isCanary(lead)) deps.onEvent(event, found, after)
    return isAdded
  } catch (error) {
    if (isForeignKey(error)) return false // the lead has just been erased: the next reading finds none
    throw error
  }
}

function isForeignKey(error: unknown): boolean {
  return ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(errorCode(error))
}
