import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** A limit per client address and hour. */
export type RateLimit = {
  /** Counts one. @returns seconds to wait when over the limit, else 0 */
  take: (address: string) => Promise<number>
  /** Undoes one count, for a request that turned out not to be a new lead. */
  giveBack: (address: string) => Promise<void>
}

type RateLimitOptions = {
  /** What is counted: counts of another name are others. */
  name: string
  perHour: number
  /** PostgreSQL, for counts shared by all processes; undefined for counts in this process's memory. */
  pool: pg.Pool | undefined
  /** HMAC key: addresses are stored only as keyed hashes. */
  secret: string
}

const HOUR_SECONDS = 3600
const DELETE_EVERY_MS = 60_000
/** Most addresses counted in memory, about 10 MB: an attacker with more is not stopped by a per-address limit anyway. */
export const MAX_ADDRESSES = 20_000

export function rateLimit({ name, perHour, pool, secret }: RateLimitOptions): RateLimit {
  const limits = { keyPrefix: name, points: perHour, duration: HOUR_SECONDS }
  const memory = new RateLimiterMemory(limits)
  // RateLimiterMemory has no bound of its own: the least recently used counts are evicted. A hash goes with its count.
  const recent = new LRUCache<string, true>({
    max: MAX_ADDRESSES,
    ttl: HOUR_SECONDS * 1000,
    ttlAutopurge: true,
    noUpdateTTL: true,
    perf: Date, // the clock that RateLimiterMemory counts by
    dispose: (_, key) => void memory.delete(key),
  })
  const limiter =
    pool === undefined
      ? memory
      : new RateLimiterPostgres({
          ...limits,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits', // migration 0001
          tableCreated: true,
          clearExpiredByTimeout: false, // it deletes an hour late; `deleteExpired` is prompt
          insuranceLimiter: memory, // during an outage of the table: neither refuse every lead nor stop limiting
        })
  if (pool) setInterval(() => deleteExpired(pool), DELETE_EVERY_MS).unref()
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

/** Deletes expired counts, as the privacy policy promises. */
function deleteExpired(pool: Pick<pg.Pool, 'query'>): void {
  // While the database is unreachable this fails; it is retried at the next interval.
  pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]).catch(() => {})
}

/** The unit that is limited: an IPv4 address, or the /64 prefix of an IPv6 address, which one household shares. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
