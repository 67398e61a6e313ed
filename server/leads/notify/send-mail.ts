import { domainToASCII } from 'node:url'
import { errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import type { MailConfig } from '#server/config.ts'
import { type Message, PartlySettled, type Send } from './deliver.ts'
import type { MailText } from './mail-layout.ts'
import { type Refusal, submitMail } from './submit-mail.ts'

/** A mail to the advisors: what it says, whom its answer reaches, and its name, the same at every attempt. */
export type AdvisorMail = MailText & { replyTo?: string | undefined; name: string }

/**
 * Writes the mail of a message, or says why there is none any more.
 *
 * @param advisor number of its reader, from 1, whose own link it holds; undefined while all get the same mail
 */
export type Compose = (message: Message, advisor: number | undefined) => Promise<AdvisorMail | { dropped: string }>

type MailSenderOptions = {
  compose: Compose
  /** Whether each advisor gets a mail of their own. */
  isPersonal: boolean
  log: Pick<Log, 'warn'>
}

/**
 * Notifies the advisors by mail. Rejects while no recipient was accepted, or some were deferred (4xx): only those are
 * tried again. A recipient refused permanently (5xx) while others accept is logged and dropped.
 */
export function mailSender(config: MailConfig, { compose, isPersonal, log }: MailSenderOptions): Send {
  const advisors = [...new Set(config.to.map(asciiAddress))]

  return async (message, settled, stopping) => {
    const waiting = advisors.filter((advisor) => !settled.includes(advisor))
    if (waiting.length === 0) return undefined // `LEADS_TO` has changed since: every current advisor is settled
    const done = [...settled]
    const refusals: Refusal[] = []
    let taken = 0
    for (const readers of isPersonal ? waiting.map((advisor) => [advisor]) : [waiting]) {
      const number = isPersonal ? advisors.indexOf(readers[0] ?? '') + 1 : undefined
      const mail = await compose(message, number)
      if ('dropped' in mail) return mail
      const result = await handOverTo(readers, mail, { ...config, isPersonal }, stopping).catch((error: unknown) => {
        // Some have it already: the next attempt is for the others.
        if (taken > 0) throw new PartlySettled(errorCode(error), done)
        throw error
      })
      taken += result.taken.length
      done.push(...result.taken)
      refusals.push(...result.refusals)
    }
    const isNobodyTold = taken === 0 && waiting.length === advisors.length
    if (isNobodyTold) throw new PartlySettled(worst(refusals), settled) // even if all refusals are permanent

    const forGood = refusals.filter(({ status }) => status >= 500)
    for (const { advisor, status } of forGood) {
      // Position in `LEADS_TO`, from 1: the address itself is personal data.
      const lead = message.about?.lead.id
      log.warn({ event: 'advisor-refused', lead, advisor: advisors.indexOf(advisor) + 1, status })
    }
    if (refusals.length > forGood.length) {
      throw new PartlySettled(worst(refusals), [...done, ...forGood.map(({ advisor }) => advisor)])
    }
    return undefined
  }
}

function handOverTo(
  readers: string[],
  mail: AdvisorMail,
  { smtpUrl, from, to, isPersonal }: MailConfig & { isPersonal: boolean },
  stopping: AbortSignal,
) {
  const { subject, text, html, replyTo, name } = mail
  const message = {
    subject,
    text: withCrlf(text),
    html: withCrlf(html),
    from,
    to: isPersonal ? readers : to, // all whom it concerns, also at a later attempt for some of them
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    textEncoding: 'quoted-printable', // keeps the source readable, phone number included
    messageId: messageId(name, from), // the same at every attempt, so mail programs can drop a duplicate
    headers: { 'Auto-Submitted': 'auto-generated' },
  } as const
  return submitMail(smtpUrl, message, { from, to: readers }, stopping)
}

/** The `Message-ID` of a message's name. */
export function messageId(name: string, from: string): string {
  return `<${name}@${asciiDomain(from.replace('>', ''))}>`
}

/** CRLF line ends: with bare LF, nodemailer's quoted-printable encoder wraps short lines. */
export function withCrlf(text: string): string {
  return text.replaceAll('\n', '\r\n')
}

/** The most severe of several replies, such as `SMTP-550`: a permanent one before a temporary one. */
function worst(refusals: Refusal[]): string {
  return `SMTP-${Math.max(...refusals.map(({ status }) => status))}`
}

/** An address with its domain in ASCII, as nodemailer sends it, so that it can be matched in the server's reply. */
export function asciiAddress(address: string): string {
  return address.slice(0, address.lastIndexOf('@') + 1) + asciiDomain(address)
}

function asciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain
}
