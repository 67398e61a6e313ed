import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPercent } from './add-percent.ts'
import { decimal, decimalText, divideHalfUp, parseDecimal, rescaled } from './decimal.ts'

describe('parsing', () => {
  test.each([
    ['4.50', '4.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0.0', '0'],
    ['007', '7'],
    ['1'.repeat(64), '1'.repeat(64)],
    ['1e-7', '0.0000001'],
    ['1.5E3', '1500'],
    [' 12 ', '12'],
    [1e21, '1000000000000000000000'],
    [0.1, '0.1'],
  ])('%s is %s', (value, canonical) => {
    expect(decimalText(decimal(value))).toBe(canonical)
  })

  test.each([
    '',
    '.',
    '-',
    'e5',
    '4,5',
    '1.2.3',
    '0x10',
    '1 2',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1'.repeat(65),
    '1e9999',
  ])('%s is not a decimal', (value) => {
    expect(parseDecimal(value)).toBeUndefined()
    expect(() => decimal(value)).toThrow(RangeError)
  })

  test('any number survives parsing', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (value) => {
        expect(Number(decimalText(decimal(value)))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('rounding', () => {
  test.each([
    ['1.005', 2, 101n],
    ['1.00499999999999999', 2, 100n],
    ['-1.005', 2, -101n],
    ['2.5', 0, 3n],
    ['7', 2, 700n],
  ])('%s at %i decimals is %s', (value, scale, digits) => {
    expect(rescaled(decimal(value), scale)).toBe(digits)
  })

  test('a half is rounded up', () => {
    expect([divideHalfUp(5n, 10n), divideHalfUp(4n, 10n), divideHalfUp(15n, 10n)]).toEqual([1n, 0n, 2n])
  })
})

test('percentages add up without floating-point errors', () => {
  expect(addPercent(0.1, 0.2)).toBe('0.3')
  expect(addPercent(2.4, '2.1', -1)).toBe('3.5')
})
