import { domainToASCII } from 'node:url'
import type { Log } from '#server/base/log.ts'
import type { MailConfig } from '#server/config.ts'
import { messageName } from '#server/leads/store/lead-rows.ts'
import { PartlySettled, type Send } from './deliver.ts'
import { handOver, type Refusal } from './hand-over.ts'
import { leadMail } from './lead-mail.ts'

/**
 * Notifies the advisors by mail. Rejects while no recipient was accepted, or some were deferred (4xx): only those are
 * tried again. A recipient refused permanently (5xx) while others accept is logged and dropped.
 */
export function mailSender({ smtpUrl, from, to }: MailConfig, log: Pick<Log, 'warn'>): Send {
  const advisors = [...new Set(to.map(asciiAddress))]
  const domain = asciiDomain(from.replace('>', ''))

  return async (lead, loanTypeNames, settled, stopping) => {
    const waiting = advisors.filter((advisor) => !settled.includes(advisor))
    if (waiting.length === 0) return // `LEADS_TO` has changed since: every current advisor is settled
    const { subject, text, html } = leadMail(lead, loanTypeNames)
    const mail = {
      subject,
      text: withCrlf(text),
      html: withCrlf(html),
      from,
      to,
      replyTo: { name: '', address: lead.email },
      textEncoding: 'quoted-printable', // keeps the source readable, phone number included
      messageId: `<${messageName(lead)}@${domain}>`, // the same at every attempt, so mail programs can drop a duplicate
      headers: { 'Auto-Submitted': 'auto-generated' },
    } as const
    const { taken, refusals } = await handOver(smtpUrl, mail, { from, to: waiting }, stopping)
    const isNobodyTold = taken.length === 0 && waiting.length === advisors.length
    if (isNobodyTold) throw new PartlySettled(worst(refusals), settled) // even if all refusals are permanent

    const forGood = refusals.filter(({ status }) => status >= 500)
    for (const { advisor, status } of forGood) {
      // Position in `LEADS_TO`, from 1: the address itself is personal data.
      log.warn({ event: 'advisor-refused', lead: lead.id, advisor: advisors.indexOf(advisor) + 1, status })
    }
    const done = [...taken, ...forGood.map(({ advisor }) => advisor)]
    if (done.length < waiting.length) throw new PartlySettled(worst(refusals), [...settled, ...done])
  }
}

/** CRLF line ends: with bare LF, nodemailer's quoted-printable encoder wraps short lines. */
function withCrlf(text: string): string {
  return text.replaceAll('\n', '\r\n')
}

/** The most severe of several replies, such as `SMTP-550`: a permanent one before a temporary one. */
function worst(refusals: Refusal[]): string {
  return `SMTP-${Math.max(...refusals.map(({ status }) => status))}`
}

/** An address with its domain in ASCII, as nodemailer sends it, so that it can be matched in the server's reply. */
function asciiAddress(address: string): string {
  return address.slice(0, address.lastIndexOf('@') + 1) + asciiDomain(address)
}

function asciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain
}
