import { domainToASCII } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { MailConfig } from '#server/config.ts'
import type { Log } from '#server/ops/log.ts'
import type { Send } from './deliver.ts'
import { handOver, type Refusal } from './hand-over.ts'
import { leadMail } from './lead-mail.ts'
import { messageName } from './lead-rows.ts'

const MAX_PARTLY_TOLD = 10_000

/** Some advisors were put off by the mail server. The code is its answer, such as `SMTP-450`. */
class AdvisorsWait extends Error {
  readonly code: string
  constructor(status: number) {
    super('The mail server puts off an advisor.')
    this.code = `SMTP-${status}`
  }
}

/**
 * Tells the advisors by mail. Rejects while the mail server took it for nobody, or puts some of them off: only they are
 * sent to again. Who is refused for good while others are told is logged and left out.
 */
export function mailSender({ smtpUrl, from, to }: MailConfig, log: Pick<Log, 'warn'>): Send {
  const advisors = [...new Set(to.map(asSent))]
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'kreditokaz.invalid'
  /** Who needs a message no more, while others still wait for it. Forgotten by a restart: then all get it again. */
  const settled = new LRUCache<string, Set<string>>({ max: MAX_PARTLY_TOLD })

  return async (lead, loanTypeNames, stopping) => {
    const name = messageName(lead)
    const done = settled.get(name) ?? new Set()
    const waiting = advisors.filter((advisor) => !done.has(advisor))
    const mail = {
      ...leadMail(lead, loanTypeNames),
      from,
      to,
      replyTo: { name: '', address: lead.email },
      textEncoding: 'quoted-printable', // readable as it stands, phone included
      messageId: `<${name}@${domain}>`, // the same at every attempt: mail programs show a repeat once
      headers: { 'Auto-Submitted': 'auto-generated' },
    } as const
    const { taken, refusals } = await handOver(smtpUrl, mail, { from, to: waiting }, stopping)
    if (taken.length + done.size === 0) throw new AdvisorsWait(worst(refusals)) // nobody: not to be left at that

    const forGood = refusals.filter(({ status }) => status >= 500)
    for (const { advisor, status } of forGood) {
      // Which of `LEADS_TO`, counted from 1: an address is personal data.
      log.warn({ event: 'advisor-refused', lead: lead.id, advisor: advisors.indexOf(advisor) + 1, status })
    }
    for (const advisor of [...taken, ...forGood.map((refusal) => refusal.advisor)]) done.add(advisor)
    if (done.size < advisors.length) {
      settled.set(name, done)
      throw new AdvisorsWait(worst(refusals))
    }
    settled.delete(name)
  }
}

/** What an operator should read of several answers: one that time will not mend before one that it may. */
function worst(refusals: Refusal[]): number {
  return Math.max(...refusals.map(({ status }) => status))
}

/** An address as nodemailer writes it, so that the mail server's answer can be compared. */
function asSent(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}
