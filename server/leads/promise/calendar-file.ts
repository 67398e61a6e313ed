import { calendarFile as words } from '#content/promise.ts'
import { type CallSlot, slotEnd, slotStart } from '#core/lead/call-slot.ts'
import { type Calendar, iCalendar, utcMoment } from '#core/site/i-calendar.ts'

export type CalendarMethod = Calendar['method']

type CalendarEvent = {
  method: CalendarMethod
  leadId: number
  /** How often the time has changed: a calendar replaces an event by one with a higher number. */
  sequence: number
  slot: CallSlot
  /** Host of the site, which makes the id unique in the world. */
  host: string
  /** Mail address of the sender, without a name. */
  organizer: string
  phone: string
  at: Date
}

/** The call as an iCalendar file (RFC 5546). It does not mark the visitor as busy: a call takes minutes. */
export function calendarFile({ method, leadId, sequence, slot, host, organizer, phone, at }: CalendarEvent): string {
  return iCalendar({
    product: 'Poziv',
    method,
    events: [
      [
        ['UID', `upit-${leadId}@${host}`],
        ['SEQUENCE', String(sequence)],
        ['DTSTAMP', utcMoment(at)],
        ['DTSTART', utcMoment(slotStart(slot))],
        ['DTEND', utcMoment(slotEnd(slot))],
        ['SUMMARY', { text: words.summary }],
        ['DESCRIPTION', { text: words.description(phone) }],
        ['ORGANIZER;CN=Kreditokaz', `mailto:${organizer}`],
        ['STATUS', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
        ['TRANSP', 'TRANSPARENT'],
      ],
    ],
  })
}
