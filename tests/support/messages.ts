/** Messages of the outbox for tests of what sends them. */

import { nothingTold, workingCalendar } from '#core/owner/owner-data.ts'
import type { Log } from '#server/base/log.ts'
import type { MailConfig } from '#server/config.ts'
import type { Message, Send } from '#server/leads/notify/deliver.ts'
import { mailSender } from '#server/leads/notify/send-mail.ts'
import { plainLeadMail } from '#server/leads/promise/advisor-mails.ts'
import type { PromiseMetrics } from '#server/leads/promise/promise-deps.ts'
import type { StoredLead } from '#server/leads/store/lead-rows.ts'

/** Word of a new lead. */
export function messageOf(lead: StoredLead): Message {
  return { kind: 'created', seq: 1, client: undefined, leadName: undefined, about: { lead, loanTypeNames: [] } }
}

/** Sends the mails of a site that promises no calls: one for all advisors. */
export function plainMailSender(config: MailConfig, log: Pick<Log, 'warn'>): Send {
  return mailSender(config, {
    compose: plainLeadMail(
      () => new Date('2026-11-20T06:00:00Z'),
      () => workingCalendar(nothingTold),
    ),
    isPersonal: false,
    log,
  })
}

/** Counts nothing. */
export const uncounted: PromiseMetrics = { onPromise: () => {}, onFirstTry: () => {}, onVisitorMail: () => {} }
