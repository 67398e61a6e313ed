import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CLOSING_HOUR,
  DEFAULT_CALL_WINDOW,
  formatHour,
  isWorkingHour,
  moveCallWindow,
  OPENING_HOUR,
  parseHour,
} from './call-window.ts'

test('the form starts with 10:00 to 16:00', () => {
  expect([formatHour(DEFAULT_CALL_WINDOW.from), formatHour(DEFAULT_CALL_WINDOW.to)]).toEqual(['10:00', '16:00'])
})

test.each([
  ['09:00', 9],
  ['17:00:00', 17],
  ['00:00', 0],
])('%s is the hour %i', (time, hour) => {
  expect(parseHour(time)).toBe(hour)
})

test.each(['9:00', '10:30', '10:00:30', '24:00', '10', '10:00 ', '', '10:00:00.000', '١٠:00'])(
  '%j is no whole hour',
  (time) => {
    expect(parseHour(time)).toBeUndefined()
  },
)

test('working hours include both ends', () => {
  expect([8, 9, 17, 18, 9.5].map(isWorkingHour)).toEqual([false, true, true, false, false])
})

test.each([
  { moved: { from: 18 }, window: { from: 15, to: 16 } },
  { moved: { from: 0 }, window: { from: 9, to: 16 } },
  { moved: { to: 9 }, window: { from: 10, to: 11 } },
  { moved: { to: 99 }, window: { from: 10, to: 17 } },
])('an end moved to $moved gives way to the other', ({ moved, window }) => {
  expect(moveCallWindow(DEFAULT_CALL_WINDOW, moved as { from: number })).toEqual(window) // one of the two, by the table
})

test('whatever is moved, from stays below to, within working hours', () => {
  const move = fc.oneof(fc.record({ from: fc.integer() }), fc.record({ to: fc.integer() }))
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const { from, to } = moves.reduce(moveCallWindow, DEFAULT_CALL_WINDOW)
      expect(from >= OPENING_HOUR && from < to && to <= CLOSING_HOUR).toBe(true)
    }),
  )
})
