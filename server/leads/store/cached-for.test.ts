import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedFor } from './cached-for.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Loads 1, 2, 3 and so on, unless it is broken. */
function counter() {
  const source = { isBroken: false, count: 0 }
  const load = async () => {
    if (source.isBroken) throw new Error('away')
    return ++source.count
  }
  return { source, load }
}

test('a result is cached for a while, and then loaded again', async () => {
  const get = cachedFor(counter().load, 1000)
  expect([await get(), await get()]).toEqual([1, 1])
  vi.advanceTimersByTime(1000)
  expect(await get()).toBe(2)
})

test('callers at the same moment share one load', async () => {
  const get = cachedFor(counter().load, 1000)
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
})

test('an old result stands in for a load that fails, for as long as it may', async () => {
  const { source, load } = counter()
  const get = cachedFor(load, 1000, 5000)
  await get()
  source.isBroken = true
  vi.advanceTimersByTime(4999)
  expect(await get()).toBe(1)
  vi.advanceTimersByTime(1)
  await expect(get()).rejects.toThrow('away')
  source.isBroken = false
  expect(await get()).toBe(2)
})

test('without a stale period a failed load rejects at once, and is tried again at the next call', async () => {
  const { source, load } = counter()
  const get = cachedFor(load, 1000)
  await get()
  source.isBroken = true
  vi.advanceTimersByTime(1000)
  await expect(get()).rejects.toThrow('away')
  source.isBroken = false
  expect(await get()).toBe(2)
})
