import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { CodedError, errorCode } from '#server/ops/error-code.ts'
import type { Log } from '#server/ops/log.ts'
import { leadById } from './lead-by-id.ts'
import type { KeptLead } from './lead-rows.ts'
import { type Claim, type Failure, markDelivered, markFailed, release, renew } from './outbox.ts'
import { retryPause } from './retry-pause.ts'

/**
 * Tells one lead to one channel; rejects when it did not arrive. Ends by itself within `GIVE_UP_MS`.
 *
 * @param settled whom earlier attempts have settled
 * @param stopping aborted when the process is to end: what can still be taken back is given up at once
 * @throws PartlySettled when others have still to be told
 */
export type Send = (
  lead: KeptLead,
  loanTypeNames: string[],
  settled: readonly string[],
  stopping: AbortSignal,
) => Promise<void>

/** Some of those whom a notice is for need it no more; the rest wait for the next attempt. */
export class PartlySettled extends CodedError {
  readonly settled: readonly string[]
  constructor(code: string, settled: readonly string[]) {
    super(code, 'Not everybody could be told.')
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

/** How a process ends: first nothing new begins, then nothing more is waited for. */
export type Shutdown = { stopping: AbortSignal; graceOver: AbortSignal }

export const LEASE_MS = 28_000 // contract: a lease ends within 30 s
const RENEW_MS = 9000 // a mail server may think for minutes: three renewals before the lease would end
const GIVE_UP_MS = 900_000 // beyond every sender's own limits: a fault of ours must not keep a row for ever
const MARK_AGAIN_MS = 1000

/** One attempt and its result in the table. Never rejects. */
export async function deliver(claim: Claim, deps: OutboxDeps, { stopping, graceOver }: Shutdown): Promise<void> {
  const { db, now } = deps
  const lease = renewedLease(() => renew(db, claim, now(), LEASE_MS))
  const outcome = await attempt(claim, deps, stopping)
  if (outcome === 'delivered') {
    deps.onAttempt(outcome)
    await recordDelivery(claim, deps, graceOver)
  }
  await lease.end() // before a row is put back: a renewal that came later would hold it
  if (typeof outcome === 'object') await putBack(claim, deps, outcome, stopping)
}

/** Renews a lease until its end is asked for. */
function renewedLease(renewNow: () => Promise<void>): { end: () => Promise<void> } {
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renewNow().catch(() => {}) // a database that is away leases to nobody; the next renewal comes
  }, RENEW_MS)
  return {
    end: () => {
      clearInterval(timer)
      return renewing
    },
  }
}

/** What became of the attempt: a lead that was erased a moment ago, and its row with it, leaves nothing to tell. */
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
    if (stopping.aborted) return await release(db, claim, failure) // for another process, or the next start, at once
    deps.onAttempt('failed')
    const dueAt = new Date(now().getTime() + retryPause(claim.attempts, Math.random()))
    await markFailed(db, claim, dueAt, failure)
    log.warn({ event: 'notification-failed', ...about(claim, deps), reason: failure.reason })
  } catch (error) {
    // The lease ends and it is tried again.
    log.error({ event: 'outbox-unwritable', ...about(claim, deps), reason: errorCode(error) })
  }
}

/** What was sent has to be marked so, or it is sent again: a database that is away is waited for, however long. */
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
