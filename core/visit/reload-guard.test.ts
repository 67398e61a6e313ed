import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

const now = 1_800_000_000_000

test('the first failure reloads', () => {
  expect(mayReload(null, now)).toBe(true)
})

test('a second failure within ten seconds does not', () => {
  expect(mayReload(String(now), now)).toBe(false)
  expect(mayReload(String(now), now + 9999)).toBe(false)
})

test('ten seconds later it may reload again', () => {
  expect(mayReload(String(now), now + 10_000)).toBe(true)
})

test('an invalid stored time counts as never, and a clock set back does not block for ever', () => {
  expect(mayReload('x', now)).toBe(true)
  expect(mayReload(String(now + 60_000), now)).toBe(true)
})
