import type { SendMailOptions } from 'nodemailer'
import { visitorMail as words } from '#content/promise.ts'
import { slotEnd } from '#core/lead/call-slot.ts'
import { CodedError } from '#server/base/error-code.ts'
import type { MessageKind } from '#server/db/tables.ts'
import { type Message, PutOff, type Send } from '#server/leads/notify/deliver.ts'
import { asciiAddress, messageId, withCrlf } from '#server/leads/notify/send-mail.ts'
import { submitMail } from '#server/leads/notify/submit-mail.ts'
import { messageName } from '#server/leads/store/lead-rows.ts'
import { addressHash } from './blocked-addresses.ts'
import { calendarFile } from './calendar-file.ts'
import { type ActDeps, add, type FoundEnquiry, findEnquiry, noticedEvent } from './enquiries.ts'
import { enquiryLink } from './enquiry-link.ts'
import type { PromiseDeps, VisitorMailResult } from './promise-deps.ts'
import { takeLeave } from './visitor-limits.ts'
import * as mails from './visitor-mails.ts'

type VisitorMailDeps = PromiseDeps & {
  acting: () => ActDeps
  /** Counts what became of a mail. */
  onResult: (kind: MessageKind, result: VisitorMailResult) => void
}

/** Sends visitors their mails: written at the moment of sending, so that none says what no longer holds. */
export function visitorMailSender(deps: VisitorMailDeps): Send {
  return async (message, _settled, stopping) => {
    const { kind, about } = message
    const done = (result: VisitorMailResult) => deps.onResult(kind, result)
    try {
      const dropped = about === undefined ? 'NO-LEAD' : await sendTo(message, about.lead.id, deps, stopping)
      done(dropped === undefined ? 'sent' : dropped.startsWith('SMTP-') ? 'bounced' : 'dropped')
      return dropped === undefined ? undefined : { dropped }
    } catch (error) {
      done(error instanceof PutOff ? (error.code === 'PAUSED' ? 'paused' : 'waiting') : 'failed')
      throw error
    }
  }
}

/** @returns why nothing was sent, and nothing will be */
async function sendTo(
  message: Message,
  leadId: number,
  deps: VisitorMailDeps,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const now = deps.now()
  const found = message.kind === 'created' ? await promisedAnew(leadId, deps) : await findEnquiry(deps.acting(), leadId)
  if (found === undefined) return 'GONE'
  if (found.enquiry.hasBounced) return 'BOUNCED'
  const days = message.kind === 'unreachable' ? mails.LAST_LINK_DAYS : undefined
  const link = await enquiryLink({ ...deps, now }, found.lead, 0, days)
  const { phone } = deps.facts()
  const context = { link, phone: phone.isSample ? `${phone.text} ${words.sample}` : phone.text, now }
  const mail = mailOf(message, found, context)
  if (mail === undefined) return 'STALE'
  if (message.kind === 'created') {
    const refused = await askLeave(message, found, deps, now)
    if (refused !== undefined) return refused
  }
  return handOverMail(message, mail, found, deps, stopping)
}

/** The enquiry with a call promised for a time that is still to come. */
async function promisedAnew(leadId: number, deps: VisitorMailDeps): Promise<FoundEnquiry | undefined> {
  const acting = deps.acting()
  for (;;) {
    const found = await findEnquiry(acting, leadId)
    if (found === undefined) return undefined
    const { enquiry, slot } = found
    const isPromised = enquiry.slot !== undefined && deps.now() < slotEnd(enquiry.slot)
    if (isPromised || enquiry.changes > 0 || enquiry.state !== 'new') return found
    await add(found, noticedEvent(found, 'promised', deps.now(), slot), acting) // overtaken by another event: read again
  }
}

function mailOf({ kind, seq }: Message, found: FoundEnquiry, context: mails.VisitorContext) {
  switch (kind) {
    case 'created':
      return mails.createdMail(found, context)
    case 'moved':
      return mails.movedMail(found, seq, context)
    case 'cancelled':
      return mails.cancelledMail(found, context)
    case 'no-answer':
      return mails.noAnswerMail(found, seq, context)
    case 'unreachable':
      return mails.unreachableMail(found, context)
    default:
      return undefined // the other kinds go to advisors
  }
}

/** @throws PutOff when the mail has to wait */
async function askLeave(
  { client }: Message,
  { lead }: FoundEnquiry,
  { db }: VisitorMailDeps,
  now: Date,
): Promise<string | undefined> {
  const address = await addressHash(db, lead.email, now)
  const leave = await takeLeave(db, { leadId: lead.id, address, client, now })
  if (typeof leave === 'object') throw new PutOff(leave.why === 'paused' ? 'PAUSED' : 'CLIENT-LIMIT', leave.until)
  if (leave === 'granted') return undefined
  return leave === 'blocked' ? 'BLOCKED' : 'ADDRESS-LIMIT'
}

async function handOverMail(
  { kind, seq }: Message,
  mail: mails.VisitorMail,
  found: FoundEnquiry,
  deps: VisitorMailDeps,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const { smtpUrl, from, to } = deps.mail
  const recipient = asciiAddress(found.lead.email)
  const { subject, text, html } = mail
  const message: SendMailOptions = {
    subject,
    text: withCrlf(text),
    html: withCrlf(html),
    from,
    to: { name: '', address: recipient },
    replyTo: to[0], // an advisor: the mail says that it can be answered
    textEncoding: 'quoted-printable',
    messageId: messageId(`${messageName(found.lead)}-visitor-${kind}-${seq}`, from),
    headers: { 'Auto-Submitted': 'auto-replied' }, // RFC 3834: nothing answers it by itself
    attachments: calendarAttachment(mail, found, deps),
  }
  const { taken, refusals } = await submitMail(smtpUrl, message, { from, to: [recipient] }, stopping)
  if (taken.length > 0) return undefined
  const status = Math.max(...refusals.map((refusal) => refusal.status))
  if (status < 500) throw new CodedError(`SMTP-${status}`, 'The visitor’s mail server puts us off.')
  await noteBounce(found.lead.id, deps)
  return `SMTP-${status}`
}

function calendarAttachment({ calendar }: mails.VisitorMail, { lead }: FoundEnquiry, deps: VisitorMailDeps) {
  if (calendar === undefined) return []
  const content = calendarFile({
    ...calendar,
    leadId: lead.id,
    host: new URL(deps.siteUrl).hostname,
    organizer: /<([^>]+)>/.exec(deps.mail.from)?.[1] ?? deps.mail.from,
    phone: deps.facts().phone.text,
    at: deps.now(),
  })
  const contentType = `text/calendar; charset=utf-8; method=${calendar.method}`
  return [{ filename: 'poziv.ics', content, contentType }]
}

/** Lets the advisors know that the address does not work. */
async function noteBounce(leadId: number, deps: VisitorMailDeps): Promise<void> {
  const acting = deps.acting()
  for (;;) {
    const found = await findEnquiry(acting, leadId)
    if (found === undefined || found.enquiry.hasBounced) return
    if (await add(found, noticedEvent(found, 'bounced', deps.now()), acting)) return
  }
}
