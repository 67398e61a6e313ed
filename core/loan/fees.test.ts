import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '#core/money/minor.ts'
import { financedPrincipal } from './fees.ts'

test('a loan less its fee is the sum wanted, up to rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.integer({ min: 0, max: 99_00 }), (wanted, hundredths) => {
      const percent = (hundredths / 100).toFixed(2)
      const borrowed = financedPrincipal(wanted, percent)
      expect(Math.abs(borrowed - percentOf(borrowed, percent) - wanted)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a fee is from 0 to less than the whole loan', () => {
  expect([financedPrincipal(11_000_00, 0), financedPrincipal(1_00, '99.99')]).toEqual([11_000_00, 10_000_00])
  for (const percent of [-0.01, 100, 250]) expect(() => financedPrincipal(1_00, percent)).toThrow(RangeError)
})
