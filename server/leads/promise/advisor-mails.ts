import { whenText, advisorMail as words } from '#content/promise.ts'
import { nextCall } from '#core/lead/call-queue.ts'
import { type CallSlot, isWithin } from '#core/lead/call-slot.ts'
import { formatHour } from '#core/lead/call-window.ts'
import { enquiryAfter, isOpen } from '#core/lead/history.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import type { MessageKind } from '#server/db/tables.ts'
import type { Message } from '#server/leads/notify/deliver.ts'
import { leadMail } from '#server/leads/notify/lead-mail.ts'
import { block, button, type MailText, page, paragraph } from '#server/leads/notify/mail-layout.ts'
import type { AdvisorMail, Compose } from '#server/leads/notify/send-mail.ts'
import { messageName } from '#server/leads/store/lead-rows.ts'
import { type FoundEnquiry, findEnquiry } from './enquiries.ts'
import { enquiryLink } from './enquiry-link.ts'
import { morningMail } from './morning-list.ts'
import type { PromiseDeps } from './promise-deps.ts'

/** The mail of a new lead where no calls are promised: without links, the same for all advisors. */
export function plainLeadMail(now: () => Date, calendar: () => WorkingCalendar): Compose {
  return async ({ about }) => {
    if (about === undefined) return { dropped: 'NO-LEAD' }
    const { lead, loanTypeNames } = about
    const { isNow, ...slot } = nextCall(lead.callWindow, now(), calendar())
    const mail = leadMail(lead, loanTypeNames, { slot, isNow, link: undefined })
    return { ...mail, replyTo: lead.email, name: messageName(lead) }
  }
}

/** The mails to the advisors where calls are promised, each with its reader's own link. */
export function advisorMails(deps: PromiseDeps): Compose {
  return async (message, advisor = 1) => {
    if (message.kind === 'morning') {
      const mail = await morningMail(deps, message.seq, advisor)
      return mail === undefined ? { dropped: 'STALE' } : named(mail, `morning-${message.seq}`, advisor)
    }
    if (message.kind === 'erased') {
      const { subject, heading, text } = words.erased
      const id = message.seq
      return named(notice({ subject: subject(id), heading: heading(id), text }), `erased-${id}`, advisor)
    }
    return message.about === undefined ? { dropped: 'NO-LEAD' } : ofLead(message, message.about.lead.id, advisor, deps)
  }
}

async function ofLead(
  { kind, seq }: Message,
  leadId: number,
  advisor: number,
  deps: PromiseDeps,
): Promise<AdvisorMail | { dropped: string }> {
  const now = deps.now()
  const found = await findEnquiry({ ...deps, calendar: deps.facts().calendar }, leadId)
  if (found === undefined) return { dropped: 'GONE' }
  const { lead, loanTypeNames, slot } = found
  const link = await enquiryLink({ ...deps, now }, lead, advisor)
  if (kind === 'created') {
    const mail = leadMail(lead, loanTypeNames, { slot, isNow: isOpen(found.enquiry) && isWithin(slot, now), link })
    return { ...named(mail, messageName(lead), advisor), replyTo: lead.email }
  }
  if (isStale(kind, seq, found, now)) return { dropped: 'STALE' }
  const said = wordsOf(kind, found, arrangedBy(seq, found), now)
  return said === undefined
    ? { dropped: 'STALE' }
    : named(notice({ ...said, ...(isOpen(found.enquiry) && { link }) }), `${messageName(lead)}-${kind}-${seq}`, advisor)
}

type Said = { subject: string; heading: string; text: string }

/** What an event says, by number and time. */
function wordsOf(kind: MessageKind, { lead }: FoundEnquiry, slot: CallSlot, now: Date): Said | undefined {
  const { id } = lead
  const { day } = slot
  const [from, to] = [formatHour(slot.from), formatHour(slot.to)]
  const when = words.whenShort(day, from, to)
  switch (kind) {
    case 'moved': {
      const { subject, heading, text } = words.moved
      const today = dayInBelgrade(now)
      return { subject: subject(id, when), heading: heading(id), text: text(whenText(day, slot.from, slot.to, today)) }
    }
    case 'cancelled':
    case 'not-mine':
    case 'bounced': {
      const { subject, heading, text } = words[kind]
      return { subject: subject(id), heading: heading(id), text }
    }
    case 'unclaimed': {
      const { subject, heading, text } = words.unclaimed
      return { subject: subject(id, to), heading: heading(id), text: text(from, to) }
    }
    case 'missed': {
      const { subject, heading, text } = words.missed
      return { subject: subject(id), heading: heading(id), text: text(when) }
    }
    default:
      return undefined // the other kinds go to others, or are written above
  }
}

/** The slot that held at an event. */
function arrangedBy(seq: number, { history, slot }: FoundEnquiry): CallSlot {
  return enquiryAfter(history.filter((event) => event.seq <= seq)).slot ?? slot
}

/** Whether nothing is to be done any more about what a mail would say. */
function isStale(kind: MessageKind, seq: number, { enquiry, history, slot }: FoundEnquiry, now: Date): boolean {
  const laterKinds = history.filter((event) => event.seq > seq).map((event) => event.kind)
  switch (kind) {
    case 'moved':
      return !isOpen(enquiry) || laterKinds.some((later) => later === 'moved' || later === 'call-at')
    case 'unclaimed':
      return enquiry.state !== 'new' && enquiry.state !== 'moved' ? true : !isWithin(slot, now)
    case 'missed':
      return !isOpen(enquiry) || laterKinds.includes('no-answer')
    default:
      return false
  }
}

function notice({ subject, heading, text, link }: Said & { link?: string }): MailText {
  const lines = link === undefined ? [] : ['', words.linkText, link]
  return {
    subject,
    text: [heading, '', text, ...lines, '', words.footer, ''].join('\n'),
    html: page({
      heading,
      body: `${paragraph(text)}${link === undefined ? '' : block(button(link, words.link))}`,
      notes: [words.footer],
    }),
  }
}

/** Each advisor's mail has a name of its own: two mailboxes may end in one program, which drops what it knows. */
function named(mail: MailText, name: string, advisor: number): AdvisorMail {
  return { ...mail, name: `${name}.${advisor}` }
}
