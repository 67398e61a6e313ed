import { expect, test } from 'vitest'
import { converted, shiftedRate, wholeDinars } from './exchange.ts'

test('euros and dinars are converted at the middle rate, rounded half up', () => {
  expect(converted(405_35, 'EUR', 'RSD', 117.2)).toBe(47_507_02)
  expect(converted(47_507_02, 'RSD', 'EUR', '117.2')).toBe(405_35)
  expect(converted(100, 'RSD', 'RSD', 117.2)).toBe(100)
  expect(converted(405_35, 'EUR', 'RSD', '117.1683')).toBe(47_494_17)
  expect(converted(47_494_17, 'RSD', 'EUR', '117.1683')).toBe(405_35)
  expect(converted(5_00, 'EUR', 'RSD', 1)).toBe(5_00)
})

test('whole dinars are rounded once, not to para first', () => {
  expect(wholeDinars(402_18, 117.2)).toBe(47_135_00) // 47.135,496: in para 47.135,50, which would go up
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
  expect(() => converted(1, 'EUR', 'RSD', rate)).toThrow(RangeError)
})
