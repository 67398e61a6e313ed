/** A line of an event: its name with parameters, and its value, which is escaped if it is free text. */
export type CalendarLine = readonly [name: string, value: string] | readonly [name: string, text: { text: string }]

/** What a calendar file is, and its events. */
export type Calendar = {
  /** What made it, such as `Poziv`. */
  product: string
  method: 'PUBLISH' | 'CANCEL'
  events: readonly (readonly CalendarLine[])[]
}

const MAX_OCTETS = 75 // RFC 5545, §3.1

/** Events as an iCalendar file (RFC 5545). */
export function iCalendar({ product, method, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Kreditokaz//${product}//SR`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event.map(written), 'END:VEVENT']),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A moment as iCalendar writes it: `20261130T090000Z` */
export function utcMoment(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function written([name, value]: CalendarLine): string {
  return `${name}:${typeof value === 'string' ? value : escaped(value.text)}`
}

/** A TEXT value (RFC 5545, §3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** A line of at most 75 octets; the rest goes on in lines that begin with a space. No letter is torn apart. */
function folded(line: string): string {
  const octetsOf = new TextEncoder()
  let result = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf.encode(letter).length
    if (octets + size > MAX_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += letter
    octets += size
  }
  return result
}
