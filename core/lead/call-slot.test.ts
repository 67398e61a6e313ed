import { expect, test } from 'vitest'
import { addDays } from '#core/money/date.ts'
import { canChoose, DAYS_TO_CHOOSE, daysToChoose, earliestHour, isWithin, momentInBelgrade } from './call-slot.ts'
import { isWorkingDay } from './working-day.ts'

const week = { weekdays: [1, 2, 3, 4, 5], daysOff: [] }
const friday = new Date('2026-11-27T08:30:00Z') // 09:30 in Belgrade

test.each([
  ['2026-11-30', 10, '2026-11-30T09:00:00.000Z'],
  ['2026-07-01', 10, '2026-07-01T08:00:00.000Z'],
  ['2027-03-26', 9, '2027-03-26T08:00:00.000Z'], // the last working day of winter time
  ['2027-03-29', 9, '2027-03-29T07:00:00.000Z'], // the first of summer time
  ['2026-10-26', 16, '2026-10-26T15:00:00.000Z'],
])('%s at %i in Belgrade is %s', (day, hour, moment) => {
  expect(momentInBelgrade(day, hour).toISOString()).toBe(moment)
})

test('every working hour of three years is where Belgrade’s clocks show it', () => {
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const hours = [9, 16].map((hour) => momentInBelgrade(day, hour).getTime())
    expect((hours[1] ?? 0) - (hours[0] ?? 0)).toBe(7 * 3_600_000)
  }
})

test('an hour that the clocks skip is refused', () => {
  expect(() => momentInBelgrade('2027-03-28', 2)).toThrow(RangeError)
})

test('days to choose are working days, from today while an hour of it is left', () => {
  const days = daysToChoose(friday, week)
  expect(days).toHaveLength(DAYS_TO_CHOOSE)
  expect(days.slice(0, 3)).toEqual(['2026-11-27', '2026-11-30', '2026-12-01'])
  expect(days.every((day) => isWorkingDay(day, week))).toBe(true)
  expect(daysToChoose(new Date('2026-11-27T15:00:00Z'), week)[0]).toBe('2026-11-30') // 16:00: no whole hour is left
})

test('a day off is no day to choose', () => {
  const calendar = { ...week, daysOff: ['2026-11-30'] }
  expect(daysToChoose(friday, calendar)).not.toContain('2026-11-30')
  expect(canChoose({ day: '2026-11-30', from: 10, to: 12 }, friday, calendar)).toBe(false)
})

test('an hour of today that has begun cannot be chosen, the next can', () => {
  expect(earliestHour('2026-11-27', friday)).toBe(10)
  expect(canChoose({ day: '2026-11-27', from: 9, to: 12 }, friday, week)).toBe(false)
  expect(canChoose({ day: '2026-11-27', from: 10, to: 12 }, friday, week)).toBe(true)
  expect(canChoose({ day: '2026-11-30', from: 9, to: 17 }, friday, week)).toBe(true)
})

test.each([
  ['before opening', { from: 8, to: 10 }],
  ['after closing', { from: 16, to: 18 }],
  ['backwards', { from: 12, to: 12 }],
  ['half an hour', { from: 10.5, to: 12 }],
])('a window %s cannot be chosen', (_, hours) => {
  expect(canChoose({ day: '2026-11-30', ...hours }, friday, week)).toBe(false)
})

test('a window holds its first moment and not its last', () => {
  const slot = { day: '2026-11-30', from: 10, to: 12 }
  const within = ['08:59:59', '09:00:00', '10:59:59', '11:00:00'].map((time) =>
    isWithin(slot, new Date(`2026-11-30T${time}Z`)),
  )
  expect(within).toEqual([false, true, true, false])
})
