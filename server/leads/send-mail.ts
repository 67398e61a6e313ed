import { createTransport } from 'nodemailer'
import type { MailConfig } from '#server/config.ts'
import { leadMail } from './lead-mail.ts'
import { messageName } from './lead-rows.ts'
import type { Send } from './outbox-worker.ts'

// Together below the lease of an outbox row, so that nobody else starts while this attempt still runs.
const CONNECT_MS = 5000
const SILENCE_MS = 8000

/** Tells the advisors by mail. Rejects when the mail server did not take the message for anyone. */
export function mailSender({ smtpUrl, from, to }: MailConfig): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A relay on this machine signs its own certificate, and nobody stands in between.
    tls: { rejectUnauthorized: !isLoopback(new URL(smtpUrl).hostname) },
  })
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'kreditokaz.invalid'

  return async (lead, loanTypeNames) => {
    const { subject, text, html } = leadMail(lead, loanTypeNames)
    await transport.sendMail({
      from,
      to,
      replyTo: { name: '', address: lead.email },
      subject,
      text,
      html,
      textEncoding: 'quoted-printable', // readable as it stands, phone included
      messageId: `<${messageName(lead)}@${domain}>`, // the same at every attempt: mail programs show a repeat once
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
