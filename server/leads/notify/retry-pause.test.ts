import { expect, test } from 'vitest'
import { retryPause } from './retry-pause.ts'

test.each([
  { failures: 1, shortest: 2000, longest: 3000 },
  { failures: 2, shortest: 6000, longest: 9000 },
  { failures: 3, shortest: 22_500, longest: 37_500 },
  { failures: 4, shortest: 45_000, longest: 75_000 },
  { failures: 12, shortest: 2_160_000, longest: 3_600_000 },
  { failures: 5000, shortest: 2_160_000, longest: 3_600_000 },
])('after $failures failures the pause is $shortest to $longest ms', ({ failures, shortest, longest }) => {
  expect(retryPause(failures, 0)).toBe(shortest)
  expect(retryPause(failures, 1)).toBe(longest)
})
