import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAX_ADDRESSES, network, rateLimit } from './rate-limit.ts'

const limit = (perHour: number) => rateLimit({ name: 'leads', perHour, pool: undefined, secret: 'x' })

test('an address gets its number and then waits for the rest of the hour', async () => {
  const two = limit(2)
  expect([await two.take('203.0.113.7'), await two.take('203.0.113.7')]).toEqual([0, 0])
  const wait = await two.take('203.0.113.7')
  expect(wait).toBeGreaterThan(3590)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(Number.isInteger(wait)).toBe(true)
  expect(await two.take('203.0.113.8')).toBe(0)
})

test('in the last second of the hour an address still has to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const one = limit(1)
  await one.take('203.0.113.7')
  vi.setSystemTime(Date.now() + 3_599_500)
  expect(await one.take('203.0.113.7')).toBe(1)
})

test('an hour later nothing is left of an address, not even its hash', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const set = vi.spyOn(LRUCache.prototype, 'set')
  onTestFinished(() => set.mockRestore())
  const two = limit(2)
  await two.take('203.0.113.7')
  vi.advanceTimersByTime(3_000_000)
  await two.take('203.0.113.7')
  const hashes = set.mock.contexts[0] as LRUCache<string, true> | undefined // what `set` was called on
  expect(hashes?.size).toBe(1)
  vi.advanceTimersByTime(600_100)
  expect(hashes?.size).toBe(0)
})

test('a count that was given back can be used again', async () => {
  const one = limit(1)
  await one.take('203.0.113.7')
  await one.giveBack('203.0.113.7')
  expect(await one.take('203.0.113.7')).toBe(0)
})

test('during a PostgreSQL outage the process counts in memory: the limit holds, and nobody else is refused', async () => {
  // The limit asks nothing else of a pool.
  const pool = { query: () => Promise.reject(new Error('out of reach')) } as unknown as pg.Pool
  const one = rateLimit({ name: 'leads', perHour: 1, pool, secret: 'x' })
  expect(await one.take('203.0.113.7')).toBe(0)
  expect(await one.take('203.0.113.7')).toBeGreaterThan(3590)
  await one.giveBack('203.0.113.7')
  await one.giveBack('203.0.113.7')
  expect(await one.take('203.0.113.7')).toBe(0)
})

test('a flood from many addresses stays within the memory bound: the least recent counts are evicted', async () => {
  const one = limit(1)
  const address = (i: number) => `2001:db8:${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}::1`
  await one.take('203.0.113.7')
  await one.take('203.0.113.8')
  for (let i = 0; i < MAX_ADDRESSES - 1; i += 1) {
    await one.take(address(i))
    if (i % 1000 === 0) await one.take('203.0.113.8')
  }
  expect(await one.take('203.0.113.7')).toBe(0)
  expect(await one.take('203.0.113.8')).toBeGreaterThan(0)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001::3:4:5:6:7', '2001:0:0:3'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80:0:0:0:0:0:0:1%a:b', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(network(address)).toBe(counted)
})
