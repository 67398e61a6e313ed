import { expect, test } from 'vitest'
import { converted, shiftedRate, wholeDinars } from './exchange.ts'
import { minorOf } from './minor.ts'

test('euros and dinars are converted at the middle rate, rounded half up', () => {
  expect(converted(minorOf(405_35, 'EUR'), 'EUR', 'RSD', 117.2)).toBe(47_507_02)
  expect(converted(minorOf(47_507_02, 'RSD'), 'RSD', 'EUR', '117.2')).toBe(405_35)
  expect(converted(minorOf(100, 'RSD'), 'RSD', 'RSD', 117.2)).toBe(100)
  expect(converted(minorOf(405_35, 'EUR'), 'EUR', 'RSD', '117.1683')).toBe(47_494_17)
  expect(converted(minorOf(47_494_17, 'RSD'), 'RSD', 'EUR', '117.1683')).toBe(405_35)
  expect(converted(minorOf(5_00, 'EUR'), 'EUR', 'RSD', 1)).toBe(5_00)
})

test('whole dinars are rounded once, not to para first', () => {
  expect(wholeDinars(minorOf(402_18, 'EUR'), 117.2)).toBe(47_135_00) // 47.135,496: in para 47.135,50, which would go up
})

test('a rate changed by a percentage stays exact', () => {
  expect([shiftedRate(117.2, 10), shiftedRate(117.2, -10), shiftedRate(117.2, 0)]).toEqual([
    '128.92',
    '105.48',
    '117.2',
  ])
  expect(shiftedRate('117.1683', 12.5)).toBe('131.8143375')
})

test.each([0, -117.2, 'x'])('%s is no middle rate', (rate) => {
  expect(() => converted(minorOf(1, 'EUR'), 'EUR', 'RSD', rate)).toThrow(RangeError)
})
