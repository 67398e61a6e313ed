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

const LOOK_MS = 1000 // how often other processes' rows and retries are looked for
const BROKEN_MS = 3000 // pause after the table itself could not be read
const AT_ONCE = 4
// Leases end while the table is away, though their holders may have sent: these mark it when it is back, after 11 s at
// most (`MARK_AGAIN_MS`, and a query that is given up), and then it is not sent again.
const AFTER_AWAY_MS = 12_000
const AWAY = Number.POSITIVE_INFINITY

/** Sends what is due on one channel, several rows at once, until it is stopped. */
export function startOutboxWorker(deps: OutboxDeps): OutboxWorker {
  const sending = new Map<number, Promise<void>>()
  const [stopping, over] = [new AbortController(), new AbortController()]
  const ending = { stopping: stopping.signal, over: over.signal }
  const { wake, lookAnew, pause } = wakefulness()
  let takeOverFrom = 0 // by `performance.now()`

  async function takeDue(): Promise<number> {
    const { db, channel, now } = deps
    const limit = AT_ONCE - sending.size
    const takeOver = performance.now() >= takeOverFrom
    const inHand = [...sending.keys()]
    const claims = await claimDue(db, { channel, now: now(), leaseMs: LEASE_MS, limit, inHand, takeOver })
    if (takeOverFrom === AWAY) takeOverFrom = performance.now() + AFTER_AWAY_MS
    for (const claim of claims) {
      const sent = deliver(claim, deps, ending).finally(() => {
        sending.delete(claim.id)
        wake()
      })
      sending.set(claim.id, sent)
    }
    if (claims.length === 0) await bringForward(db, channel, now())
    return claims.length
  }

  async function run(): Promise<void> {
    while (!ending.stopping.aborted) {
      lookAnew()
      try {
        if (sending.size === AT_ONCE) await pause(LOOK_MS) // then it looks all the same: is the table there?
        if ((await takeDue()) === 0) await pause(LOOK_MS)
      } catch (error) {
        takeOverFrom = AWAY
        deps.log.error({ event: 'outbox-unreadable', channel: deps.channel, reason: errorCode(error) })
        await pause(BROKEN_MS)
      }
    }
    await Promise.all(sending.values())
  }

  const ended = run()
  return {
    wake,
    stop: async (graceMs) => {
      stopping.abort()
      wake()
      const timer = setTimeout(() => over.abort(), graceMs)
      await Promise.race([ended, once(over.signal, 'abort')])
      clearTimeout(timer)
    },
  }
}

/** Pauses that end early when something happens, also when it has happened since the table was last looked at. */
function wakefulness() {
  let isWoken = false
  let endPause = () => {}
  return {
    wake: () => {
      isWoken = true
      endPause()
    },
    lookAnew: () => {
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
