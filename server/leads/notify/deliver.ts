import { CodedError, errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { leadById } from '#server/leads/store/lead-by-id.ts'
import type { StoredLead } from '#server/leads/store/lead-rows.ts'
import { type Claim, type Failure, markDelivered, markFailed, putOff, release, renew } from './outbox.ts'
import { retryPause } from './retry-pause.ts'

/** What is to be sent. `about` is the lead; the morning list and word of an erased lead have none. */
export type Message = Pick<Claim, 'kind' | 'seq' | 'client' | 'leadName'> & {
  about: { lead: StoredLead; loanTypeNames: string[] } | undefined
}

/** Why a message is not sent and never will be: it no longer holds, or its recipient may not be written to. */
export type Dropped = { dropped: string }

/**
 * Sends one message over one channel; rejects when delivery failed. Settles within `GIVE_UP_MS`.
 *
 * @param settled recipients that earlier attempts have settled
 * @param stopping aborted when the process shuts down: a message that can still be cancelled is cancelled at once
 * @throws PartlySettled when some recipients are settled and the others need another attempt
 * @throws PutOff when it may be sent only later
 */
export type Send = (message: Message, settled: readonly string[], stopping: AbortSignal) => Promise<Dropped | undefined>

/** The message may not be sent yet. */
export class PutOff extends CodedError {
  readonly until: Date
  constructor(code: string, until: Date) {
    super(code, 'The message may not be sent yet.')
    this.until = until
  }
}

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
  if (outcome === 'delivered') deps.onAttempt(outcome)
  if (outcome === 'delivered') await recordDelivery(claim, deps, graceOver)
  else if ('dropped' in outcome) await recordDelivery(claim, deps, graceOver, outcome.dropped)
  await lease.end() // before the row is released: a later renewal would lock it again
  if (outcome !== 'delivered' && 'settled' in outcome) await putBack(claim, deps, outcome, stopping)
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

type Outcome = 'delivered' | Dropped | (Failure & { until?: Date })

/** Result of one attempt; `erased` when the lead was deleted meanwhile, and its outbox row with it. */
async function attempt(
  claim: Claim,
  { db, send }: OutboxDeps,
  stopping: AbortSignal,
): Promise<Outcome | { erased: true }> {
  let timer: NodeJS.Timeout | undefined
  try {
    const about = claim.leadId === undefined ? undefined : await leadById(db, claim.leadId)
    if (about === undefined && claim.leadId !== undefined) return { erased: true }
    stopping.throwIfAborted()
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CodedError('SLOW', 'The sender took too long.')), GIVE_UP_MS)
    })
    const { kind, seq, client, leadName } = claim
    const result = await Promise.race([send({ kind, seq, client, leadName, about }, claim.settled, stopping), tooLong])
    return result ?? 'delivered'
  } catch (error) {
    const { settled } = error instanceof PartlySettled ? error : claim
    return { reason: errorCode(error), settled, ...(error instanceof PutOff && { until: error.until }) }
  } finally {
    clearTimeout(timer)
  }
}

async function putBack(
  claim: Claim,
  deps: OutboxDeps,
  failure: Failure & { until?: Date },
  stopping: AbortSignal,
): Promise<void> {
  const { db, now, log } = deps
  try {
    if (failure.until !== undefined) return await putOff(db, claim, failure.until)
    if (stopping.aborted) return await release(db, claim, failure) // due at once for another process or the next start
    deps.onAttempt('failed')
    const dueAt = new Date(now().getTime() + retryPause(claim.failures + 1, Math.random()))
    await markFailed(db, claim, dueAt, failure)
    log.warn({ event: 'notification-failed', ...about(claim, deps), reason: failure.reason })
  } catch (error) {
    // The lease will expire, and the notification is retried then.
    log.error({ event: 'outbox-unwritable', ...about(claim, deps), reason: errorCode(error) })
  }
}

/** Marks the row as delivered, or it would be sent again: retries while the database is unreachable, however long. */
async function recordDelivery(claim: Claim, deps: OutboxDeps, graceOver: AbortSignal, dropped?: string): Promise<void> {
  const { db, now, log } = deps
  for (;;) {
    try {
      await markDelivered(db, claim, now(), dropped)
      if (dropped === undefined) log.info({ event: 'notification-delivered', ...about(claim, deps) })
      else log.info({ event: 'notification-dropped', ...about(claim, deps), reason: dropped })
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

function about({ leadId, kind, attempts }: Claim, { channel }: OutboxDeps) {
  return { channel, ...(kind !== 'created' && { kind }), lead: leadId, attempt: attempts }
}
