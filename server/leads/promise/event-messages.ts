import { type Enquiry, type EventKind, MOST_TRIES } from '#core/lead/history.ts'
import type { Channel } from '#server/db/tables.ts'
import type { NewMessage } from '#server/leads/store/lead-events.ts'

const messages = {
  moved: [
    { channel: 'mail', kind: 'moved' },
    { channel: 'webhook', kind: 'moved' },
    { channel: 'visitor', kind: 'moved' },
  ],
  'call-at': [
    { channel: 'webhook', kind: 'moved' },
    { channel: 'visitor', kind: 'moved' },
  ],
  cancelled: [
    { channel: 'mail', kind: 'cancelled' },
    { channel: 'webhook', kind: 'cancelled' },
    { channel: 'visitor', kind: 'cancelled' },
  ],
  'not-mine': [
    { channel: 'mail', kind: 'not-mine' },
    { channel: 'webhook', kind: 'outcome' },
  ],
  'no-answer': [],
  talked: [{ channel: 'webhook', kind: 'outcome' }],
  'not-for-us': [{ channel: 'webhook', kind: 'outcome' }],
  'news-confirmed': [{ channel: 'webhook', kind: 'outcome' }],
  unclaimed: [{ channel: 'mail', kind: 'unclaimed' }],
  missed: [{ channel: 'mail', kind: 'missed' }],
  bounced: [{ channel: 'mail', kind: 'bounced' }],
  promised: [],
  claimed: [],
} as const satisfies Record<EventKind, readonly NewMessage[]>

/** A Directus keeps the whole history. */
const everyEvent: NewMessage = { channel: 'directus', kind: 'event' }

/**
 * Whom an event is told, on the channels that are configured.
 *
 * @param after where the enquiry stands with the event
 */
export function messagesOf(kind: EventKind, after: Enquiry, channels: readonly Channel[]): NewMessage[] {
  const told: readonly NewMessage[] = kind === 'no-answer' ? ofTry(after) : messages[kind]
  return [...told, everyEvent].filter(({ channel }) => channels.includes(channel))
}

/** A visitor hears of the first two tries, and of the one after which nobody calls any more. */
function ofTry({ state, tries }: Enquiry): NewMessage[] {
  if (state === 'unreachable') {
    return [
      { channel: 'webhook', kind: 'outcome' },
      { channel: 'visitor', kind: 'unreachable' },
    ]
  }
  return tries < MOST_TRIES ? [{ channel: 'visitor', kind: 'no-answer' }] : []
}
