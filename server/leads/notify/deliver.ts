import { CodedError, errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { leadById } from '#server/leads/store/lead-by-id.ts'
import type { KeptLead } from '#server/leads/store/lead-rows.ts'
import { type Claim, type Failure, markDelivered, markFailed, release, renew } from './outbox.ts'
import { retryPause } from './retry-pause.ts'

/**
 * Sends the notification of one lead over one channel; rejects when delivery failed. Settles within `GIVE_UP_MS`.
 *
 * @param settled recipients that earlier attempts have settled
 * @param stopping aborted when the process shuts down: a message that can still be cancelled is cancelled at once
 * @throws PartlySettled when some recipients are settled and the others need another attempt
 */
export type Send = (
  lead: KeptLead,
  loanTypeNames: string[],
  settled: readonly string[],
  stopping: AbortSignal,
) => Promise<void>

/** Some recipients are settled: they accepted the message, or refused it for good. The rest need another attempt. */
export class PartlySettled extends CodedError {
  readonly settled: readonly string[]
  constructor(code: string, settled: readonly string[]) {
    super(code, 'Some recipients need another attempt.')
    this.settled = settled
  }
}

export type OutboxDeps = {
  db: Db
  channel: Channel
  send: Send
  now: () => Date
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Counts attempts. */
  onAttempt: (result: 'delivered' | 'failed') => void
}

/** Graceful shutdown: after `stopping` no new work starts; after `graceOver` running work is no longer waited for. */
export type Shutdown = { stopping: AbortSignal; graceOver: AbortSignal }

export const LEASE_MS = 28_000 // contract §5.6: a lease ends within 30 s
const RENEW_MS = 9000 // a mail server may take minutes to answer; this gives three renewals per lease
const GIVE_UP_MS = 900_000 // longer than every sender's own timeouts: a bug of ours must not hold a row for ever
const MARK_AGAIN_MS = 1000

/** Makes one delivery attempt and records its result in the outbox. Never rejects. */
export async function deliver(claim: Claim, deps: OutboxDeps, { stopping, graceOver }: Shutdown): Promise<void> {
  const { db, now } = deps
  const lease = renewedLease(() => renew(db, claim, now(), LEASE_MS))
  const outcome = await attempt(claim, deps, stopping)
  if (outcome === 'delivered') {
    deps.onAttempt(outcome)
    await recordDelivery(claim, deps, graceOver)
  }
  await lease.end() // before the row is released: a later renewal would lock it again
  if (typeof outcome === 'object') await putBack(claim, deps, outcome, stopping)
}

/** Renews a lease periodically until `end` is called. */
function renewedLease(renewNow: () => Promise<void>): { end: () => Promise<void> } {
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // While the database is unreachable nobody else can claim the row either; the next renewal follows.
    renewing = renewNow().catch(() => {})
  }, RENEW_MS)
  return {
    end: () => {
      clearInterval(timer)
      return renewing
    },
  }
}

/** Result of one attempt; `erased` when the lead was deleted meanwhile, and its outbox row with it. */
async function attempt(
  claim: Claim,
  { db, send }: OutboxDeps,
  stopping: AbortSignal,
): Promise<'delivered' | 'erased' | Failure> {
  let timer: NodeJS.Timeout | undefined
  try {
    const found = await leadById(db, claim.leadId)
    if (found === undefined) return 'erased'
    stopping.throwIfAborted()
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CodedError('SLOW', 'The sender took too long.')), GIVE_UP_MS)
    })
    await Promise.race([send(found.lead, found.loanTypeNames, claim.settled, stopping), tooLong])
    return 'delivered'
  } catch (error) {
    const { settled } = error instanceof PartlySettled ? error : claim
    return { reason: errorCode(error), settled }
  } finally {
    clearTimeout(timer)
  }
}

async function putBack(claim: Claim, deps: OutboxDeps, failure: Failure, stopping: AbortSignal): Promise<void> {
  const { db, now, log } = deps
  try {
    if (stopping.aborted) return await release(db, claim, failure) // due at once for another process or the next start
    deps.onAttempt('failed')
    const dueAt = new Date(now().getTime() + retryPause(claim.attempts, Math.random()))
    await markFailed(db, claim, dueAt, failure)
    log.warn({ event: 'notification-failed', ...about(claim, deps), reason: failure.reason })
  } catch (error) {
    // The lease will expire, and the notification is retried then.
    log.error({ event: 'outbox-unwritable', ...about(claim, deps), reason: errorCode(error) })
  }
}

/** Marks the row as delivered, or it would be sent again: retries while the database is unreachable, however long. */
async function recordDelivery(claim: Claim, deps: OutboxDeps, graceOver: AbortSignal): Promise<void> {
  const { db, now, log } = deps
  for (;;) {
    try {
      await markDelivered(db, claim, now())
      log.info({ event: 'notification-delivered', ...about(claim, deps) })
      return
    } catch (error) {
      if (graceOver.aborted) {
        log.error({ event: 'notification-not-marked', ...about(claim, deps), reason: errorCode(error) })
        return
      }
      await new Promise((resolve) => setTimeout(resolve, MARK_AGAIN_MS))
    }
  }
}

function about({ leadId, attempts }: Claim, { channel }: OutboxDeps) {
  return { channel, lead: leadId, attempt: attempts }
}
