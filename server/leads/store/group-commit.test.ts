import { expect, test } from 'vitest'
import { groupCommit } from './group-commit.ts'

const settings = { isOwnFault: () => true, maxItems: 10, maxWaiting: 100 }

test('what arrives together is written together, and each gets its own result', async () => {
  const groups: number[][] = []
  const add = groupCommit<number, number>({
    ...settings,
    write: async (items) => {
      groups.push(items)
      return items.map((item) => item * 10)
    },
  })
  expect(await Promise.all([1, 2, 3].map(add))).toEqual([10, 20, 30])
  expect(groups).toEqual([[1, 2, 3]])
})

test('a group is no longer than allowed', async () => {
  const sizes: number[] = []
  const add = groupCommit<number, number>({
    ...settings,
    write: async (items) => {
      sizes.push(items.length)
      return items
    },
  })
  await Promise.all(Array.from({ length: 25 }, (_, item) => add(item)))
  expect(sizes).toEqual([10, 10, 5])
})

test('one bad item fails alone', async () => {
  const add = groupCommit<number, number>({
    ...settings,
    write: async (items) => {
      if (items.includes(2)) throw new Error('bad item')
      return items
    },
  })
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('an unreachable database is tried once for the whole group', async () => {
  let writes = 0
  const add = groupCommit<number, number>({
    ...settings,
    isOwnFault: () => false,
    write: async () => {
      writes += 1
      throw new Error('away')
    },
  })
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(writes).toBe(1)
})

test('an outage fails whoever waits behind the group as well, and whoever comes later is tried', async () => {
  const outcomes = [() => Promise.reject(new Error('away')), async (items: number[]) => items]
  const add = groupCommit<number, number>({
    ...settings,
    maxItems: 1,
    isOwnFault: () => false,
    write: (items) => outcomes.shift()?.(items) ?? Promise.reject(new Error('one write too many')),
  })
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await add(4)).toBe(4)
})

test('items beyond the queue limit are rejected at once', async () => {
  const add = groupCommit<number, number>({ ...settings, maxWaiting: 2, write: async (items) => items })
  const first = [add(1), add(2)]
  await expect(add(3)).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect(await Promise.all(first)).toEqual([1, 2])
})
