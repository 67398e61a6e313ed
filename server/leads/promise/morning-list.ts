import { advisorMail, dayText, stateText } from '#content/promise.ts'
import { formatHour } from '#core/lead/call-window.ts'
import { isOpen } from '#core/lead/history.ts'
import { isWorkingDay, type WorkingCalendar } from '#core/lead/working-day.ts'
import { addDays, dayInBelgrade, type IsoDate } from '#core/money/date.ts'
import { link, list, type MailText, page, paragraph } from '#server/leads/notify/mail-layout.ts'
import { enquiriesBetween } from './due-enquiries.ts'
import type { FoundEnquiry } from './enquiries.ts'
import { enquiryLink } from './enquiry-link.ts'
import type { PromiseDeps } from './promise-deps.ts'
import { promisesBetween } from './promises.ts'

const words = advisorMail.morning
const DAYS_BACK = 30

/** The number that names a day's list in the outbox: 20261130. */
export function morningNumber(day: IsoDate): number {
  return Number(day.replaceAll('-', ''))
}

/**
 * The list of a morning; undefined where it would be empty, and on any later day. It names enquiries by number: who
 * reads over a shoulder learns nothing.
 */
export async function morningMail(deps: PromiseDeps, number: number, advisor: number): Promise<MailText | undefined> {
  const now = deps.now()
  const today = dayInBelgrade(now)
  if (morningNumber(today) !== number) return undefined
  const { calendar } = deps.facts()
  const open = await enquiriesBetween({ ...deps, calendar }, addDays(today, -DAYS_BACK), today)
  const due = open.filter(({ enquiry, slot }) => isOpen(enquiry) && slot.day === today)
  const late = open.filter(({ enquiry }) => isOpen(enquiry) && enquiry.promise === 'broken' && enquiry.tries === 0)
  const yesterday = previousWorkingDay(today, calendar)
  const promised = await promisesBetween(deps.db, now, yesterday, yesterday)
  const broken = promised.filter(({ outcome }) => outcome === 'broken').map(({ leadId }) => `br. ${leadId}`)
  const judged = promised.some(({ outcome }) => outcome === 'kept' || outcome === 'broken')
  const day = dayText(yesterday, today)
  const notes = [
    broken.length > 0 ? words.broken(broken.join(', '), day) : judged ? words.kept(day) : words.nothing(day),
    ...(late.length > 0 ? [words.waiting(late.length)] : []),
  ]
  if (due.length + late.length + broken.length === 0) return undefined // a mail every morning that says nothing is not read
  const lines = await Promise.all(
    due
      .toSorted((a, b) => a.slot.from - b.slot.from || a.slot.to - b.slot.to)
      .map(async (found) => ({
        text: line(found),
        href: await enquiryLink({ ...deps, now }, found.lead, advisor),
      })),
  )
  return mailOf(lines, notes)
}

function line(found: FoundEnquiry): string {
  const { lead, slot, enquiry } = found
  const claimed = enquiry.claimedBy === undefined ? '' : `, ${words.claimedBy(enquiry.claimedBy)}`
  return words.line(lead.id, formatHour(slot.from), formatHour(slot.to), `${stateText(enquiry)}${claimed}`)
}

function mailOf(lines: { text: string; href: string }[], notes: string[]): MailText {
  const items = lines.map(({ text, href }) => link(href, text))
  const told = lines.length === 0 ? [words.none] : lines.flatMap(({ text, href }) => [text, href])
  return {
    subject: words.subject(lines.length),
    text: [words.heading, '', ...told, '', ...notes, '', advisorMail.footer, ''].join('\n'),
    html: page({
      heading: words.heading,
      body: [lines.length === 0 ? paragraph(words.none) : list(items, 'ul'), ...notes.map(paragraph)].join('\n'),
      notes: [advisorMail.footer],
    }),
  }
}

function previousWorkingDay(day: IsoDate, calendar: WorkingCalendar): IsoDate {
  let before = addDays(day, -1)
  for (let back = 0; back < 366 && !isWorkingDay(before, calendar); back += 1) before = addDays(before, -1)
  return before
}
