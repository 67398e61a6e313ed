import { expect, test } from 'vitest'
import { isWorkingDay, nextWorkingDay, orthodoxEaster, publicHolidays } from './working-day.ts'

const weekdays = { weekdays: [1, 2, 3, 4, 5], daysOff: [] }

// Dates of Orthodox Easter as the Serbian Orthodox Church announced them.
test.each([
  [2019, '2019-04-28'],
  [2020, '2020-04-19'],
  [2021, '2021-05-02'],
  [2022, '2022-04-24'],
  [2023, '2023-04-16'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('Orthodox Easter of %i is on %s', (year, day) => {
  expect(orthodoxEaster(year)).toBe(day)
})

test.each([
  ['2026-11-20', true], // Friday
  ['2026-11-21', false], // Saturday
  ['2026-11-22', false],
  ['2026-11-11', false], // Armistice Day
  ['2026-01-01', false],
  ['2026-01-02', false],
  ['2026-05-01', false], // Labour Day
  ['2026-01-07', false], // Christmas
  ['2026-12-25', true],
  ['2026-04-10', false], // Good Friday
  ['2026-04-13', false], // Easter Monday
  ['2026-04-14', true],
  ['2026-02-17', false], // Statehood Day began on a Sunday
  ['2023-01-03', false], // so did the New Year
  ['2025-02-17', false], // its second day was a Sunday
  ['2021-05-04', false], // 2 May was Sunday and Easter, the Monday after it Easter Monday
  ['2021-05-05', true],
])('%s is a working day: %s', (day, calls) => {
  expect(isWorkingDay(day, weekdays)).toBe(calls)
})

test('Easter is a Sunday from 4 April to 8 May while the Julian calendar is thirteen days behind', () => {
  for (let year = 1900; year <= 2099; year += 1) {
    const easter = orthodoxEaster(year)
    expect(new Date(easter).getUTCDay()).toBe(0)
    expect(easter >= `${year}-04-04` && easter <= `${year}-05-08`).toBe(true)
  }
  for (const year of [1899, 2100]) expect(() => orthodoxEaster(year)).toThrow(RangeError)
})

test('the next working day after Good Friday is the Tuesday', () => {
  expect(nextWorkingDay('2026-04-09', weekdays)).toBe('2026-04-14')
})

test('a year has no holidays outside itself', () => {
  expect([...publicHolidays(2027)].every((day) => day.startsWith('2027-'))).toBe(true)
})

test('a day off of the owner is none, and another week of his is the week', () => {
  const ours = { weekdays: [2, 6], daysOff: ['2026-12-01'] }
  const days = ['2026-12-01', '2026-12-05', '2026-12-04', '2026-12-08']
  expect(days.map((day) => isWorkingDay(day, ours))).toEqual([false, true, false, true])
  expect(nextWorkingDay('2026-11-28', ours)).toBe('2026-12-05')
})

test('a Sunday can be a working day too', () => {
  expect(isWorkingDay('2026-11-29', { weekdays: [7], daysOff: [] })).toBe(true)
})
