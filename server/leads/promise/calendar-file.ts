import { calendarFile as words } from '#content/promise.ts'
import { type CallSlot, slotEnd, slotStart } from '#core/lead/call-slot.ts'

export type CalendarMethod = 'PUBLISH' | 'CANCEL'

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

const MAX_OCTETS = 75 // RFC 5545, §3.1

/** The call as an iCalendar file (RFC 5545, RFC 5546). It does not mark the visitor as busy: a call takes minutes. */
export function calendarFile({ method, leadId, sequence, slot, host, organizer, phone, at }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kreditokaz//Poziv//SR',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:upit-${leadId}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(slotStart(slot))}`,
    `DTEND:${utc(slotEnd(slot))}`,
    `SUMMARY:${text(words.summary)}`,
    `DESCRIPTION:${text(words.description(phone))}`,
    `ORGANIZER;CN=Kreditokaz:mailto:${organizer}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261130T090000Z` */
function utc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** A TEXT value (RFC 5545, §3.3.11). */
function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** A line of at most 75 octets; the rest goes on in lines that begin with a space. No letter is torn apart. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > MAX_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += letter
    octets += size
  }
  return result
}
