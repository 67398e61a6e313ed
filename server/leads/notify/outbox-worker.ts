import { once } from 'node:events'
import { errorCode } from '#server/base/error-code.ts'
import { deliver, LEASE_MS, type OutboxDeps } from './deliver.ts'
import { bringForward, claimDue } from './outbox.ts'

export type OutboxWorker = {
  /** Ends the pause: something new may be due. */
  wake: () => void
  /** Claims nothing more; resolves when everything in flight has finished, or after `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

const POLL_MS = 1000 // finds retries, and rows written by other processes
const UNREADABLE_PAUSE_MS = 3000 // after the outbox itself could not be read
const AT_ONCE = 4
// During a database outage leases expire although their holders may have sent the message. The holders mark such rows
// within 11 s of the database's return (`MARK_AGAIN_MS` plus one query timeout); taking over later avoids a duplicate.
const TAKEOVER_DELAY_MS = 12_000
const NEVER = Number.POSITIVE_INFINITY

/** Delivers the due rows of one channel, up to `AT_ONCE` concurrently, until it is stopped. */
export function startOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const sending = new Map<number, Promise<void>>()
  const [stopping, graceOver] = [new AbortController(), new AbortController()]
  const shutdown = { stopping: stopping.signal, graceOver: graceOver.signal }
  const { wake, reset, pause } = wakeablePause()
  let takeOverFrom = 0 // on the clock of `performance.now()`

  async function takeDue(): Promise<number> {
    const { db, channel, now } = deps
    const limit = AT_ONCE - sending.size
    const takeOver = performance.now() >= takeOverFrom
    const inFlight = [...sending.keys()]
    const claims = await claimDue(db, { channel, now: now(), leaseMs: LEASE_MS, limit, inFlight, takeOver })
    if (takeOverFrom === NEVER) takeOverFrom = performance.now() + TAKEOVER_DELAY_MS
    for (const claim of claims) {
      const sent = deliver(claim, deps, shutdown).finally(() => {
        sending.delete(claim.id)
        wake()
      })
      sending.set(claim.id, sent)
    }
    if (claims.length === 0) await bringForward(db, channel, now())
    return claims.length
  }

  async function run(): Promise<void> {
    while (!shutdown.stopping.aborted) {
      reset()
      try {
        if (sending.size === AT_ONCE) await pause(POLL_MS) // then it queries all the same, to notice an outage
        if ((await takeDue()) === 0) await pause(POLL_MS)
      } catch (error) {
        takeOverFrom = NEVER
        deps.log.error({ event: 'outbox-unreadable', channel: deps.channel, reason: errorCode(error) })
        await pause(UNREADABLE_PAUSE_MS)
      }
    }
    await Promise.all(sending.values())
  }

  const finished = run()
  return {
    wake,
    stop: async (graceMs) => {
      stopping.abort()
      wake()
      const timer = setTimeout(() => graceOver.abort(), graceMs)
      await Promise.race([finished, once(graceOver.signal, 'abort')])
      clearTimeout(timer)
    },
  }
}

/** A pause that `wake` ends early; a `wake` since the last `reset` skips the pause. */
function wakeablePause() {
  let isWoken = false
  let endPause = () => {}
  return {
    wake: () => {
      isWoken = true
      endPause()
    },
    reset: () => {
      isWoken = false
    },
    pause: async (ms: number) => {
      if (isWoken) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}
