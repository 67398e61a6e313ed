import { domainToASCII } from 'node:url'
import type { MailConfig } from '#server/config.ts'
import type { Log } from '#server/ops/log.ts'
import { PartlySettled, type Send } from './deliver.ts'
import { handOver, type Refusal } from './hand-over.ts'
import { leadMail } from './lead-mail.ts'
import { messageName } from './lead-rows.ts'

/**
 * Tells the advisors by mail. Rejects while the mail server took it for nobody, or puts some of them off: only they are
 * sent to again. Who is refused for good while others are told is logged and left out.
 */
export function mailSender({ smtpUrl, from, to }: MailConfig, log: Pick<Log, 'warn'>): Send {
  const advisors = [...new Set(to.map(asciiAddress))]
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')

  return async (lead, loanTypeNames, settled, stopping) => {
    const waiting = advisors.filter((advisor) => !settled.includes(advisor))
    if (waiting.length === 0) return // `LEADS_TO` has changed since: nobody who is left waits
    const { subject, text, html } = leadMail(lead, loanTypeNames)
    const mail = {
      subject,
      text: withCrlf(text),
      html: withCrlf(html),
      from,
      to,
      replyTo: { name: '', address: lead.email },
      textEncoding: 'quoted-printable', // readable as it stands, phone included
      messageId: `<${messageName(lead)}@${domain}>`, // the same at every attempt: mail programs show a repeat once
      headers: { 'Auto-Submitted': 'auto-generated' },
    } as const
    const { taken, refusals } = await handOver(smtpUrl, mail, { from, to: waiting }, stopping)
    const isNobodyTold = taken.length === 0 && waiting.length === advisors.length
    if (isNobodyTold) throw new PartlySettled(worst(refusals), settled) // not to be left at that

    const forGood = refusals.filter(({ status }) => status >= 500)
    for (const { advisor, status } of forGood) {
      // Which of `LEADS_TO`, counted from 1: an address is personal data.
      log.warn({ event: 'advisor-refused', lead: lead.id, advisor: advisors.indexOf(advisor) + 1, status })
    }
    const done = [...taken, ...forGood.map(({ advisor }) => advisor)]
    if (done.length < waiting.length) throw new PartlySettled(worst(refusals), [...settled, ...done])
  }
}

/** Ends lines as mails do: of others nodemailer does not know where they end, and breaks short ones in two. */
function withCrlf(text: string): string {
  return text.replaceAll('\n', '\r\n')
}

/** What an operator should read of several answers, such as `SMTP-450`: one that time will not mend before one that it may. */
function worst(refusals: Refusal[]): string {
  return `SMTP-${Math.max(...refusals.map(({ status }) => status))}`
}

/** An address as nodemailer writes it, so that the mail server's answer can be compared. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}
