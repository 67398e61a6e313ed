import { expect, test } from 'vitest'
import { until } from './support/until.ts'
import { within } from './support/within.ts'

const never = new Promise<boolean>(() => {})

test('a look that is never answered is given up too, and named', async () => {
  await expect(until(() => never, 50)).rejects.toThrow('Not there within 50 ms: () => never')
})

test('a promise that does not settle in time is named, and the value of one that does is returned', async () => {
  await expect(within(50, 'the leads kept', never)).rejects.toThrow('Not there within 50 ms: the leads kept')
  expect(await within(60_000, 'the leads kept', Promise.resolve(3))).toBe(3)
})
