import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayInBelgrade, formatDate, formatLongDate, isIsoDate } from './date.ts'

test('dates are formatted for tables and texts, and as a month', () => {
  expect(formatDate('2026-11-21')).toBe('21.11.2026.')
  expect(formatDate('2026-05-01')).toBe('01.05.2026.')
  expect(formatLongDate('2026-11-21')).toBe('21.\u00a0novembra 2026.')
  expect(formatLongDate('2026-05-01')).toBe('1.\u00a0maja 2026.')
})

test('a text names its month in the genitive', () => {
  const months = Array.from({ length: 12 }, (_, index) => formatLongDate(addMonths('2026-01-01', index)))
  expect(months.map((day) => day.replace('1.\u00a0', '').replace(' 2026.', ''))).toEqual([
    'januara',
    'februara',
    'marta',
    'aprila',
    'maja',
    'juna',
    'jula',
    'avgusta',
    'septembra',
    'oktobra',
    'novembra',
    'decembra',
  ])
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-21', 360, '2056-11-21'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('days are added across daylight saving changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24')
})

test('the day changes at midnight in Belgrade', () => {
  expect(dayInBelgrade(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21')
  expect(dayInBelgrade(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
  expect(dayInBelgrade(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
})

test.each(['2026-02-29', '2026-13-01', '21.11.2026.', '', '2026-1-1', '+012026-11'])('%s is no day', (text) => {
  expect(isIsoDate(text)).toBe(false)
  expect(() => formatDate(text)).toThrow(RangeError)
})

test('adding and subtracting a day gives the same date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -5000, max: 5000 }), (start, days) => {
      const date = addDays('1990-01-01', start)
      expect(addDays(addDays(date, days), -days)).toBe(date)
    }),
  )
})
