import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts what one address does in an hour. */
export type RateLimit = {
  /** Counts one more. @returns seconds to wait when that is too many, else 0 */
  take: (address: string) => Promise<number>
  /** Takes back one count, of something that turned out to be none. */
  giveBack: (address: string) => Promise<void>
}

type RateLimitOptions = {
  perHour: number
  /** Where the counts stand: PostgreSQL for all processes together, or this process's memory when undefined. */
  pool: pg.Pool | undefined
  /** Keys the hash under which an address is counted, so that a table of counts names nobody. */
  secret: string
}

const HOUR_SECONDS = 3600
const FORGET_EVERY_MS = 60_000
/** Counted in memory at the same time, about 10 MB: who has more addresses than this is not stopped by a limit on one. */
export const MAX_ADDRESSES = 20_000

export function rateLimit({ perHour, pool, secret }: RateLimitOptions): RateLimit {
  const limits = { keyPrefix: 'leads', points: perHour, duration: HOUR_SECONDS }
  const memory = new RateLimiterMemory(limits)
  // Its counts live for an hour and have no bound of their own; those not asked about for longest go first.
  const recent = new LRUCache<string, true>({ max: MAX_ADDRESSES, dispose: (_, key) => void memory.delete(key) })
  const limiter =
    pool === undefined
      ? memory
      : new RateLimiterPostgres({
          ...limits,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits', // migration 0001
          tableCreated: true,
          clearExpiredByTimeout: false, // an hour late: `forgetOld`
          insuranceLimiter: memory, // a count that cannot be written must neither cost a lead nor open the gate
        })
  if (pool) setInterval(() => forgetOld(pool), FORGET_EVERY_MS).unref()
  const keyOf = (address: string) => createHmac('sha256', secret).update(network(address)).digest('base64url')

  return {
    take: async (address) => {
      try {
        const key = keyOf(address)
        recent.set(key, true)
        await limiter.consume(key)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    giveBack: async (address) => {
      await limiter.reward(keyOf(address))
    },
  }
}

/** Deletes the counts of hours that are over: the privacy policy promises it. */
function forgetOld(pool: Pick<pg.Pool, 'query'>): void {
  pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]).catch(() => {}) // out of reach: the next time
}

/** What stands for one visitor: an IPv4 address, or the first 64 bits of an IPv6 one, which a household shares. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
