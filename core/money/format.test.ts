import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatDecimal, formatMoney, formatPercent, formatWhole } from './format.ts'

test.each([
  [formatMoney(1_234_567_89, 'RSD'), '1.234.567,89\u00a0RSD'],
  [formatMoney(405_35, 'EUR'), '405,35\u00a0EUR'],
  [formatMoney(500_000_50, 'EUR', 0), '500.001\u00a0EUR'],
  [formatAmount(-1_234_50), '-1.234,50'],
  [formatPercent(4.95), '4,95%'],
  [formatPercent('4.6386412345'), '4,64%'],
  [formatPercent(4.5, 2, 3), '4,50%'],
  [formatPercent(2.521, 2, 3), '2,521%'],
  [formatPercent(1.005), '1,01%'],
  [formatPercent(30, 0), '30%'],
  [formatWhole(1234), '1.234'],
  [formatWhole(999), '999'],
  [formatDecimal(117.2, 4), '117,2000'],
])('%s', (formatted, expected) => {
  expect(formatted).toBe(expected)
})

describe('agreement with Intl, apart from spaces', () => {
  const plain = (text: string) => text.replace(/[\s\u00a0\u202f]/g, ' ')

  test('amounts', () => {
    const intl = new Intl.NumberFormat('sr-Latn-RS', { style: 'currency', currency: 'RSD' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (minor) => {
        // The literal is a decimal by construction.
        expect(plain(formatMoney(minor, 'RSD'))).toBe(plain(intl.format(`${minor}e-2` as Intl.StringNumericLiteral)))
      }),
    )
  })

  test('percentages', () => {
    const intl = new Intl.NumberFormat('sr-Latn-RS', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 7 }), (hundredths) => {
        expect(formatPercent(hundredths / 100)).toBe(`${intl.format(hundredths / 100)}%`)
      }),
    )
  })
})
