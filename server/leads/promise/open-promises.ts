import { nextCall } from '#core/lead/call-queue.ts'
import { promisedSlots } from '#core/lead/promise-outcomes.ts'
import type { MailConfig } from '#server/config.ts'
import type { Channel } from '#server/db/tables.ts'
import type { Send } from '#server/leads/notify/deliver.ts'
import type { Compose } from '#server/leads/notify/send-mail.ts'
import type { Further } from '#server/leads/notify/send-webhook.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import { createdMessage } from '#server/leads/store/created-message.ts'
import { firstEvent } from '#server/leads/store/lead-events.ts'
import { network } from '#server/leads/store/rate-limit.ts'
import type { Promising } from '#server/leads/store/sql-lead-store.ts'
import { advisorMails } from './advisor-mails.ts'
import type { ActDeps } from './enquiries.ts'
import { keyedHash, readKey } from './keys.ts'
import type { PromiseDeps, PromiseMetrics } from './promise-deps.ts'
import { startWatch } from './watch.ts'
import { furtherOf } from './webhook-words.ts'

type OpenDeps = Omit<PromiseDeps, 'mail'> & {
  mail: MailConfig
  /** Every channel that is configured. */
  channels: readonly Channel[]
  metrics: PromiseMetrics
  /** Something may be due. */
  wake: () => void
}

/** Where calls are promised: what is stored with a lead, what is sent, and what is watched. */
export type Promises = {
  promising: Promising
  advisorMail: Compose
  visitorMail: () => Promise<Send>
  webhook: Further
  acting: () => ActDeps
  watch: () => () => void
}

/** Opens the promises of a site that can send mail with links to itself. */
export async function openPromises(deps: OpenDeps): Promise<Promises> {
  const { db, now, facts, channels, metrics, wake } = deps
  const addressesKey = await readKey(db, 'addresses', now())
  const acting = (): ActDeps => ({
    db,
    channels,
    calendar: facts().calendar,
    now,
    onEvent: (event, { history, enquiry: before }, after) => {
      wake()
      if (before.promise !== 'open' || (after.promise !== 'kept' && after.promise !== 'broken')) return
      metrics.onPromise(after.promise === 'kept')
      const minutes = promisedSlots([...history, event], now()).at(-1)?.firstTryMinutes
      if (minutes !== undefined) metrics.onFirstTry(minutes)
    },
  })
  return {
    promising: {
      eventOf: (id, { lead, at }) => {
        const { day, from, to } = nextCall(lead.callWindow, at, facts().calendar)
        return firstEvent(id, { day, from, to }, at)
      },
      mailOf: (id, { lead, at, client }) => {
        if (!channels.includes('visitor') || isCanary(lead)) return []
        const hash = client === undefined ? null : keyedHash(addressesKey, network(client))
        return [{ ...createdMessage(id, 'visitor', at.toISOString()), client: hash }]
      },
    },
    advisorMail: advisorMails(deps),
    visitorMail: async () => {
      const { visitorMailSender } = await import('./send-visitor-mail.ts')
      return visitorMailSender({ ...deps, acting, onResult: metrics.onVisitorMail })
    },
    webhook: furtherOf(acting),
    acting,
    watch: () => startWatch({ ...deps, acting, onMorning: wake }),
  }
}
