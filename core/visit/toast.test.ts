import { expect, test } from 'vitest'
import { noToast, type Toast, toastAfter, toastDueMs } from './toast.ts'

const toast: Toast = { title: 'Ups!', description: 'Pokušajte ponovo.', type: 'error' }
const shown = toastAfter(noToast, { type: 'show', toast }, 1000)

test('a toast hides itself after five seconds, not before', () => {
  expect(toastDueMs(shown, 1000)).toBe(5000)
  expect(toastAfter(shown, { type: 'elapse' }, 5999)).toEqual(shown)
  expect(toastAfter(shown, { type: 'elapse' }, 6000)).toBe(noToast)
})

test('a timer that fires a moment early is set again', () => {
  const early = toastAfter(shown, { type: 'elapse' }, 5999.6)
  expect(early).not.toBe(shown) // React draws what is new, and sets the timer for it
  expect(toastDueMs(early, 5999.6)).toBeCloseTo(0.4)
})

test('its time does not run while it is paused', () => {
  const paused = toastAfter(shown, { type: 'pause' }, 4000)
  expect(toastDueMs(paused, 9000)).toBeUndefined()
  expect(toastAfter(paused, { type: 'elapse' }, 90_000)).toBe(paused)
  const resumed = toastAfter(paused, { type: 'resume' }, 90_000)
  expect(toastDueMs(resumed, 90_000)).toBe(2000)
  expect(toastAfter(resumed, { type: 'elapse' }, 92_000)).toBe(noToast)
})

test('pausing twice or resuming while it runs changes nothing', () => {
  const paused = toastAfter(shown, { type: 'pause' }, 4000)
  expect(toastAfter(paused, { type: 'pause' }, 5000)).toBe(paused)
  expect(toastAfter(shown, { type: 'resume' }, 4000)).toBe(shown)
})

test('it can be closed, and a new one replaces it with its full time', () => {
  expect(toastAfter(shown, { type: 'close' }, 2000)).toBe(noToast)
  const next = toastAfter(shown, { type: 'show', toast: { ...toast, type: 'info' } }, 4000)
  expect(toastDueMs(next, 4000)).toBe(5000)
})

test('a toast that no longer applies is removed, and no other', () => {
  expect(toastAfter(shown, { type: 'close', toast }, 2000)).toBe(noToast)
  const next = toastAfter(shown, { type: 'show', toast: { ...toast } }, 4000)
  expect(toastAfter(next, { type: 'close', toast }, 4500)).toBe(next)
})

test('events without a toast change nothing', () => {
  for (const type of ['pause', 'resume', 'elapse', 'close'] as const) {
    expect(toastAfter(noToast, { type }, 1)).toBe(noToast)
  }
})
