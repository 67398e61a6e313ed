import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { errorCode } from '#server/ops/error-code.ts'
import type { Log } from '#server/ops/log.ts'
import { leadById } from './lead-by-id.ts'
import type { KeptLead } from './lead-rows.ts'
import { bringForward, type Claim, claimDue, markDelivered, markFailed } from './outbox.ts'
import { retryPause } from './retry-pause.ts'

/** Tells one lead to one channel; rejects when it did not arrive. Ends by itself within `LEASE_MS`. */
export type Send = (lead: KeptLead, loanTypeNames: string[]) => Promise<void>

export type OutboxDeps = {
  db: Db
  channel: Channel
  send: Send
  now: () => Date
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Counts attempts. */
  onAttempt: (result: 'delivered' | 'failed') => void
}

export type OutboxWorker = {
  /** Says that something new may be due. */
  wake: () => void
  /** Takes nothing more and resolves when what was being sent is settled. */
  stop: () => Promise<void>
}

const LEASE_MS = 28_000 // contract: a lease ends within 30 s
const GIVE_UP_MS = 25_000 // a sender that has not settled by then counts as failed, before its lease ends
const LOOK_MS = 1000 // how often other processes' rows and retries are looked for
const BROKEN_MS = 3000 // pause after the table itself could not be read
const AT_ONCE = 4
const MARK_TRIES = 15

/** Sends what is due on one channel, several rows at once, until it is stopped. */
export function startOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const sending = new Map<number, Promise<void>>()
  let stopped = false
  let woken = false
  let endPause = () => {}

  function wake(): void {
    woken = true
    endPause()
  }

  /** Waits, unless something happened since the table was last looked at. */
  async function pause(ms: number): Promise<void> {
    if (woken || stopped) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function takeDue(): Promise<number> {
    const { db, channel, now } = deps
    const limit = AT_ONCE - sending.size
    const claims = await claimDue(db, { channel, now: now(), leaseMs: LEASE_MS, limit, inHand: [...sending.keys()] })
    for (const claim of claims) {
      const sent = deliver(claim, deps).finally(() => {
        sending.delete(claim.id)
        wake()
      })
      sending.set(claim.id, sent)
    }
    if (claims.length === 0) await bringForward(db, channel, now())
    return claims.length
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      try {
        const taken = sending.size < AT_ONCE ? await takeDue() : 0
        if (taken === 0) await pause(LOOK_MS)
      } catch (error) {
        deps.log.error({ event: 'outbox-unreadable', channel: deps.channel, reason: errorCode(error) })
        await pause(BROKEN_MS)
      }
    }
    await Promise.all(sending.values())
  }

  const ended = run()
  return {
    wake,
    stop: () => {
      stopped = true
      wake()
      return ended
    },
  }
}

/** One attempt and its result in the table. Never rejects. */
async function deliver(claim: Claim, deps: OutboxDeps): Promise<void> {
  const { db, channel, now, log } = deps
  const about = { channel, lead: claim.leadId, attempt: claim.attempts }
  const failure = await attempt(claim, deps)
  deps.onAttempt(failure === undefined ? 'delivered' : 'failed')
  try {
    if (failure === undefined) {
      await persistently(() => markDelivered(db, claim, now()))
      log.info({ event: 'notification-delivered', ...about })
    } else {
      const dueAt = new Date(now().getTime() + retryPause(claim.attempts, Math.random()))
      await markFailed(db, claim, dueAt, failure)
      log.warn({ event: 'notification-failed', ...about, reason: failure })
    }
  } catch (error) {
    log.error({ event: 'outbox-unwritable', ...about, reason: errorCode(error) }) // the lease ends and it is tried again
  }
}

/** The reason why the attempt failed, or undefined when it arrived. */
async function attempt(claim: Claim, { db, send }: OutboxDeps): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  try {
    const found = await leadById(db, claim.leadId)
    if (found === undefined) return undefined // erased a moment ago, and its row with it: nothing left to tell
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(Object.assign(new Error('The sender took too long.'), { code: 'SLOW' })),
        GIVE_UP_MS,
      )
    })
    await Promise.race([send(found.lead, found.loanTypeNames), tooLong])
    return undefined
  } catch (error) {
    return errorCode(error)
  } finally {
    clearTimeout(timer)
  }
}

/** What was sent must be marked so, or it is sent again: a database that is away for a moment is waited for. */
async function persistently(mark: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await mark()
    } catch (error) {
      if (tries === MARK_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}
