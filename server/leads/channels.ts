import { type OwnerData, workingCalendar } from '#core/owner/owner-data.ts'
import type { Log } from '#server/base/log.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import type { Send } from './notify/deliver.ts'
import type { Promises } from './promise/open-promises.ts'

/** The channels that are configured. */
export function channelsOf({ mail, webhook, visitorMail, directusHistory }: Config): Channel[] {
  return [
    ...(mail ? (['mail'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
    ...(visitorMail ? (['visitor'] as const) : []),
    ...(directusHistory ? (['directus'] as const) : []),
  ]
}

/** The configured channels and what sends over them. Their libraries are loaded only where they are used. */
export async function configuredSenders(
  { mail, webhook, visitorMail, directusHistory }: Config,
  promises: Promises | undefined,
  { db, now, log, owner }: { db: Db; now: () => Date; log: Log; owner: () => OwnerData },
): Promise<[Channel, Send][]> {
  const senders: [Channel, Send][] = []
  if (mail) {
    const { mailSender } = await import('./notify/send-mail.ts')
    const { plainLeadMail } = await import('./promise/advisor-mails.ts')
    const compose = promises?.advisorMail ?? plainLeadMail(now, () => workingCalendar(owner()))
    senders.push(['mail', mailSender(mail, { compose, isPersonal: promises !== undefined, log })])
  }
  if (webhook) {
    const { webhookSender } = await import('./notify/send-webhook.ts')
    senders.push(['webhook', webhookSender(webhook, now, promises?.webhook)])
  }
  if (visitorMail && promises) senders.push(['visitor', await promises.visitorMail()])
  if (directusHistory) {
    const { historySender } = await import('./notify/directus-history.ts')
    senders.push(['directus', historySender(directusHistory, db)])
  }
  return senders
}
