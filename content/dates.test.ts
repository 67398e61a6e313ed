import { expect, test } from 'vitest'
import { longDate, shortDate } from './dates.ts'

test.each([
  ['2026-11-21', '21.\u00a0novembra\u00a02026.', '21.11.2026.'],
  ['2026-03-01', '1.\u00a0marta\u00a02026.', '01.03.2026.'],
  ['2027-12-31', '31.\u00a0decembra\u00a02027.', '31.12.2027.'],
])('%s reads %s, in tables %s', (iso, long, short) => {
  expect(longDate(iso)).toBe(long)
  expect(shortDate(iso)).toBe(short)
})

test('anything but an ISO date is a mistake of ours and says so', () => {
  expect(() => longDate('21.11.2026.')).toThrow('expected the form 2026-11-21')
})
