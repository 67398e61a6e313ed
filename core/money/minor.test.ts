import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import {
  exactSum,
  fixedText,
  type MinorOf,
  minorOf,
  minorText,
  minus,
  narrow,
  percentOf,
  plus,
  toMinor,
} from './minor.ts'

test.each([
  ['405.35', 405_35],
  ['405.350', 405_35],
  ['-0.01', -1],
  ['1000000000000', 10 ** 14],
])('%s in minor units', (text, minor) => {
  expect(toMinor(decimal(text))).toBe(minor)
})

test.each(['0.001', '1e20'])('%s is no exact amount', (text) => {
  expect(toMinor(decimal(text))).toBeUndefined()
})

test('texts for wire formats have no trailing zeros, or always two decimals', () => {
  expect([minorText(405_35), minorText(405_30), minorText(405_00), minorText(-5)]).toEqual([
    '405.35',
    '405.3',
    '405',
    '-0.05',
  ])
  expect([fixedText(405_30), fixedText(5), fixedText(0), fixedText(-5), fixedText(10n ** 20n)]).toEqual([
    '405.30',
    '0.05',
    '0.00',
    '-0.05',
    '1000000000000000000.00',
  ])
})

test('an amount survives its text', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minor) => {
      expect(toMinor(decimal(fixedText(minor)))).toBe(minor)
      expect(toMinor(decimal(minorText(minor)))).toBe(minor)
    }),
  )
})

test('a share is exact and rounded half up', () => {
  expect(percentOf(80_000_00, 0.5)).toBe(400_00)
  expect(percentOf(50, 1)).toBe(1) // half a cent
  expect(percentOf(49, 1)).toBe(0)
  expect(percentOf(10 ** 14, '2.521')).toBe(2_521_000_000_000)
})

test('sums beyond 2^53 are exact, and throw where a number must hold them', () => {
  const amounts = Array.from({ length: 1000 }, () => 2 ** 52 + 1)
  expect(exactSum(amounts)).toBe(1000n * (2n ** 52n + 1n))
  expect(exactSum([2 ** 52 - 1, 2 ** 53 - 2])).toBe(3n * 2n ** 52n - 3n)
  expect(() => narrow(2n ** 53n)).toThrow(RangeError)
  expect(narrow(2n ** 53n - 1n)).toBe(Number.MAX_SAFE_INTEGER)
})

test('amounts in one currency are added and taken from each other; the compiler refuses two', () => {
  const [euros, dinars] = [minorOf(405_35, 'EUR'), minorOf(1_000_00, 'RSD')]
  const onlyDinars = (amount: MinorOf<'RSD'>) => amount
  expect([plus(euros, euros), minus(dinars, percentOf(dinars, 1)), onlyDinars(dinars)]).toEqual([
    810_70, 990_00, 1_000_00,
  ])
  // @ts-expect-error: euros and dinars have no sum
  plus(euros, dinars)
  // @ts-expect-error: nor a difference
  minus(dinars, euros)
  // @ts-expect-error: euros are no dinars
  onlyDinars(euros)
  // @ts-expect-error: nor is what `+` makes of both
  onlyDinars(euros + dinars)
})
