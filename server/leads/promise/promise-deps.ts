import type { WorkingCalendar } from '#core/lead/working-day.ts'
import type { Log } from '#server/base/log.ts'
import type { MailConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { MessageKind } from '#server/db/tables.ts'

/** What of the business a promise rests on; asked anew each time, because the owner may change it. */
export type PromiseFacts = {
  calendar: WorkingCalendar
  /** The number that calls, as people read it. */
  phone: { text: string; isSample: boolean }
}

/** What everything in this folder works with. */
export type PromiseDeps = {
  db: Db
  /** Origin of the site: links in mails begin with it. */
  siteUrl: string
  mail: MailConfig
  facts: () => PromiseFacts
  now: () => Date
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** `paused`: the limit on all together is reached. `bounced`: the visitor's mail server refuses the address. */
export const visitorMailResults = ['sent', 'failed', 'dropped', 'waiting', 'paused', 'bounced'] as const

/** What became of one attempt to send a visitor a mail. */
export type VisitorMailResult = (typeof visitorMailResults)[number]

/** Counts what the promises come to; test leads are left out. */
export type PromiseMetrics = {
  onPromise: (isKept: boolean) => void
  onFirstTry: (minutes: number) => void
  onVisitorMail: (kind: MessageKind, result: VisitorMailResult) => void
}
