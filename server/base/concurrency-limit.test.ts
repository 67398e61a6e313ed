import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

test('tasks beyond the limits are rejected, and each task that ends or fails lets a waiting one run', async () => {
  const gate = concurrencyLimit({ running: 2, waiting: 2 })
  const ends: ((how: 'done' | Promise<never>) => void)[] = []
  const run = () => gate.run(() => new Promise((resolve) => ends.push(resolve)))
  const [first, second, third, fourth] = [run(), run(), run(), run()]
  expect(await run()).toBeUndefined()
  expect(ends).toHaveLength(2)

  ends[0]?.(Promise.reject(new Error('lost')))
  await expect(first).rejects.toThrow('lost')
  await expect.poll(() => ends.length).toBe(3)
  ends[1]?.('done')
  await second
  await expect.poll(() => ends.length).toBe(4)
  ends[2]?.('done')
  ends[3]?.('done')
  expect(await Promise.all([third, fourth])).toEqual(['done', 'done'])

  const later = [run(), run(), run()]
  expect(ends).toHaveLength(6)
  for (let end = 4; end < 7; end += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(end)
    ends[end]?.('done')
  }
  expect(await Promise.all(later)).toEqual(['done', 'done', 'done'])
})
