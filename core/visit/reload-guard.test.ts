import { expect, test } from 'vitest'
import { reloadVerdict } from './reload-guard.ts'

const now = 1_800_000_000_000

test('the first failure reloads and is remembered', () => {
  expect(reloadVerdict(null, now)).toEqual({ verdict: 'reload', remember: String(now) })
})

test('a second failure within ten seconds gives up', () => {
  expect(reloadVerdict(String(now), now)).toEqual({ verdict: 'give-up' })
  expect(reloadVerdict(String(now), now + 9999)).toEqual({ verdict: 'give-up' })
})

test('ten seconds later it may reload again', () => {
  expect(reloadVerdict(String(now), now + 10_000)).toMatchObject({ verdict: 'reload' })
})

test('a damaged memory counts as none, a clock set back does not block for ever', () => {
  expect(reloadVerdict('x', now)).toMatchObject({ verdict: 'reload' })
  expect(reloadVerdict(String(now + 60_000), now)).toMatchObject({ verdict: 'reload' })
})
