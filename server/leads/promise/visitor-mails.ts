import { dayText, preparation, visitorMail as words } from '#content/promise.ts'
import { type CallSlot, slotEnd } from '#core/lead/call-slot.ts'
import { isOpen } from '#core/lead/history.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { escapeHtml } from '#core/site/escape-html.ts'
import { belgradeTime } from '#server/leads/notify/belgrade.ts'
import {
  block,
  button,
  link as linkTo,
  list,
  type MailText,
  page,
  paragraph,
} from '#server/leads/notify/mail-layout.ts'
import type { CalendarMethod } from './calendar-file.ts'
import type { FoundEnquiry } from './enquiries.ts'

/** A mail to a visitor: what it says, and the calendar file that comes with it. */
export type VisitorMail = MailText & {
  calendar: { method: CalendarMethod; sequence: number; slot: CallSlot } | undefined
}

/** What the mails say beside the enquiry itself. */
export type VisitorContext = { link: string; phone: string; now: Date }

/** A link in the mail after the third try works this long: then we are silent. */
export const LAST_LINK_DAYS = 14
const TOO_OLD_MS = 3 * 86_400_000 // of an answer to an enquiry: then the visitor has forgotten it

/** The mail that answers an enquiry; undefined once it would say what no longer holds. */
export function createdMail(found: FoundEnquiry, { link, phone, now }: VisitorContext): VisitorMail | undefined {
  const { enquiry, lead, slot } = found
  const isUntouched = enquiry.changes === 0 && enquiry.tries === 0 && isOpen(enquiry)
  if (!isUntouched || now.getTime() - lead.createdAt.getTime() > TOO_OLD_MS || now >= slotEnd(slot)) return undefined
  const said = words.created
  const day = dayText(slot.day, dayInBelgrade(now))
  const asksNews = lead.isSubscribedToMarketing && !enquiry.hasConfirmedNews
  const text = said.text({ day, from: slot.from, to: slot.to, phone })
  return {
    subject: said.subject(day),
    text: plain([
      text,
      [preparation.heading, ...preparation.list.map((what, index) => `${index + 1}. ${what}`)].join('\n'),
      `${said.linkText}\n${link}`,
      said.after,
      ...(asksNews ? [said.news] : []),
    ]),
    html: html(said.heading, [
      paragraph(text),
      paragraph(preparation.heading),
      list(preparation.list.map(escapeHtml), 'ol'),
      paragraph(said.linkText),
      block(button(link, said.link)),
      paragraph(said.after),
      ...(asksNews ? [paragraph(said.news), block(linkTo(link, said.newsLink))] : []),
    ]),
    calendar: { method: 'PUBLISH', sequence: 0, slot },
  }
}

/** After a new time was arranged; undefined once another holds. */
export function movedMail(found: FoundEnquiry, seq: number, context: VisitorContext): VisitorMail | undefined {
  const { enquiry, history } = found
  const slot = history.find((event) => event.seq === seq)?.slot
  const isLast = !history.some((event) => event.seq > seq && event.slot !== undefined)
  if (slot === undefined || !isLast || !isOpen(enquiry) || context.now >= slotEnd(slot)) return undefined
  const day = dayText(slot.day, dayInBelgrade(context.now))
  const said = words.moved
  const text = said.text({ day, from: slot.from, to: slot.to, phone: context.phone })
  const calendar = { method: 'PUBLISH', sequence: enquiry.changes, slot } as const
  return { ...simple({ ...said, subject: said.subject(day), text }, context.link), calendar }
}

/** After the visitor has cancelled. */
export function cancelledMail({ enquiry, slot }: FoundEnquiry, { link }: VisitorContext): VisitorMail | undefined {
  if (enquiry.state !== 'cancelled') return undefined
  return {
    ...simple(words.cancelled, link, words.footer),
    calendar: { method: 'CANCEL', sequence: enquiry.changes, slot },
  }
}

/** After a try without an answer; undefined once something else has happened, or on another day. */
export function noAnswerMail(found: FoundEnquiry, seq: number, context: VisitorContext): VisitorMail | undefined {
  const { enquiry, history } = found
  const tried = history.find((event) => event.seq === seq)
  const isLast = !history.some((event) => event.seq > seq && event.kind !== 'news-confirmed')
  if (tried === undefined || !isLast || enquiry.state !== 'tried') return undefined
  const [day, today] = [dayInBelgrade(tried.at), dayInBelgrade(context.now)]
  if (day !== today) return undefined
  const said = words['no-answer']
  const text = said.text(`danas u ${belgradeTime(tried.at)}`, context.phone)
  return { ...simple({ ...said, text }, context.link), calendar: undefined }
}

/** After the last try. */
export function unreachableMail({ enquiry }: FoundEnquiry, { link, phone }: VisitorContext): VisitorMail | undefined {
  if (enquiry.state !== 'unreachable') return undefined
  const said = words.unreachable
  return { ...simple({ ...said, text: said.text(phone, LAST_LINK_DAYS) }, link), calendar: undefined }
}

type Simple = { subject: string; heading: string; text: string; link: string; linkText: string; after: string }

/** @param note what stands below; of a cancelled call nobody can say any more that it was not theirs */
function simple(
  { subject, heading, text, link: label, linkText, after }: Simple,
  link: string,
  note?: string,
): MailText {
  return {
    subject,
    text: plain([text, `${linkText}\n${link}`, after], note),
    html: html(heading, [paragraph(text), paragraph(linkText), block(button(link, label)), paragraph(after)], note),
  }
}

function plain(parts: string[], note = `${words.footer} ${words.notMine}`): string {
  return [words.greeting, ...parts, `${words.regards}\n${words.signature}`, note, ''].join('\n\n')
}

function html(heading: string, body: string[], note = `${words.footer} ${words.notMine}`): string {
  return page({ heading, body: [paragraph(words.greeting), ...body].join('\n'), notes: [note] })
}
