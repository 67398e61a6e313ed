import { expect, test } from 'vitest'
import { nearestAllowed } from './limits.ts'

test('a value out of range is clamped', () => {
  const limits = { min: 3, max: 71, step: 1, default: 60 }
  expect([2, 3, 50, 72, 1e99, Number.NaN].map((value) => nearestAllowed(limits, value))).toEqual([3, 3, 50, 71, 71, 60])
})
