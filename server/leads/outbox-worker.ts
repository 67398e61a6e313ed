import { once } from 'node:events'
import { errorCode } from '#server/ops/error-code.ts'
import { deliver, LEASE_MS, type OutboxDeps } from './deliver.ts'
import { bringForward, claimDue } from './outbox.ts'

export type OutboxWorker = {
  /** Says that something new may be due. */
  wake: () => void
  /** Takes nothing more and resolves when what was being sent is settled, or the time is up. */
  stop: (graceMs: number) => Promise<void>
}

const POLL_MS = 1000 // how often other processes' rows and retries are looked for
const UNREADABLE_PAUSE_MS = 3000 // pause after the table itself could not be read
const AT_ONCE = 4
// Leases end while the table is away, though their holders may have sent: these mark it when it is back, after 11 s at
// most (`MARK_AGAIN_MS`, and a query that is given up), and then it is not sent again.
const TAKEOVER_DELAY_MS = 12_000
const NEVER = Number.POSITIVE_INFINITY

/** Sends what is due on one channel, several rows at once, until it is stopped. */
export function startOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const sending = new Map<number, Promise<void>>()
  const [stopping, graceOver] = [new AbortController(), new AbortController()]
  const shutdown = { stopping: stopping.signal, graceOver: graceOver.signal }
  const { wake, reset, pause } = wakeablePause()
  let takeOverFrom = 0 // by `performance.now()`

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
        if (sending.size === AT_ONCE) await pause(POLL_MS) // then it looks all the same: is the table there?
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

/** Pauses that end early when something happens, also when it has happened since the table was last looked at. */
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
