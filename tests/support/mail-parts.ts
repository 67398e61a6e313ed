/** What mails about an enquiry hold: links and calendar files. */
import ICAL from 'ical.js'
import type { ReceivedMail } from './receivers.ts'

/** `SITE_URL` of the sites that promise calls. */
export const SITE = 'https://www.primer.rs'

/** The fragment of the link in a mail, with its `#`. */
export function fragmentIn(mail: ReceivedMail | undefined): string {
  const fragment = new RegExp(`${SITE}/kontakt(#\\S+)`).exec(mail?.text ?? '')?.[1]
  if (fragment === undefined) throw new Error(`The mail has no link: ${mail?.text}`)
  return fragment
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail | undefined, name: 'upit' | 'posao'): string {
  const token = new RegExp(`${SITE}/kontakt#${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`The mail has no link #${name}=: ${mail?.text}`)
  return token
}

/** The calendar file of a mail: as sent, its MIME type, and what a parser makes of it. */
export function calendarIn(mail: ReceivedMail | undefined) {
  const part = (mail?.raw ?? '').split(/\r\n--/).find((text) => /content-type: text\/calendar/i.test(text))
  if (part === undefined) return undefined
  const [head = '', body = ''] = part.split('\r\n\r\n')
  const file = Buffer.from(body.replaceAll(/\s/g, ''), 'base64').toString('utf8')
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(events[0])
  return {
    file,
    type: /content-type:\s*([\s\S]*?)(?:\r\n\S|$)/i.exec(head)?.[1]?.replaceAll(/\s+/g, ' ') ?? '',
    head,
    method: String(calendar.getFirstPropertyValue('method')),
    events: events.length,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: String(events[0]?.getFirstPropertyValue('status')),
  }
}
