import { expect, test } from 'vitest'
import { DEFAULT_CALL_WINDOW, formatHour, hourMarks, isWorkingHour, parseHour } from './call-window.ts'

test('the form’s default is 10:00 to 16:00', () => {
  expect([formatHour(DEFAULT_CALL_WINDOW.from), formatHour(DEFAULT_CALL_WINDOW.to)]).toEqual(['10:00', '16:00'])
})

test.each([
  ['09:00', 9],
  ['17:00:00', 17],
  ['00:00', 0],
])('%s is the hour %i', (time, hour) => {
  expect(parseHour(time)).toBe(hour)
  expect(formatHour(hour)).toBe(time.slice(0, 5))
})

test.each(['9:00', '10:30', '10:00:30', '24:00', '10', '10:00 ', '010:00', '', '10:00:00.000', '١٠:00'])(
  '%j is no whole hour',
  (time) => {
    expect(parseHour(time)).toBeUndefined()
  },
)

test('working hours include both ends', () => {
  expect(hourMarks.join(' ')).toBe('09 10 11 12 13 14 15 16 17')
  expect([8, 9, 17, 18, 9.5].map(isWorkingHour)).toEqual([false, true, true, false, false])
})
