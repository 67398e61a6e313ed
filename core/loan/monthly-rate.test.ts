import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyRate } from './monthly-rate.ts'

test('a rate is a fraction in lowest terms', () => {
  const { numerator, denominator } = monthlyRate(4.5)
  expect([numerator, denominator]).toEqual([3n, 800n])
})

test('interest in floating point equals interest in big integers, for 50,000 balances', () => {
  const balance = fc.oneof(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 14 }))
  const millionths = fc.oneof(
    fc.integer({ min: 0, max: 20_000 }).map((n) => n * 1000),
    fc.integer({ min: 0, max: 10 ** 9 }),
  )
  fc.assert(
    fc.property(balance, millionths, (owed, rate) => {
      const above = BigInt(owed) * BigInt(rate)
      const expected = (2n * above + 1_200_000_000n) / 2_400_000_000n
      expect(monthlyRate(rate / 1_000_000).interestOn(owed)).toBe(Number(expected))
    }),
    { numRuns: 50_000 },
  )
})

test('a rate with more digits than a number holds is exact', () => {
  // 1,512,183,429,316.4999: in binary arithmetic a unit more.
  expect(monthlyRate('18.4034520527046016').interestOn(98_602_159_528_713)).toBe(1_512_183_429_316)
  expect(monthlyRate(0).interestOn(10 ** 14)).toBe(0)
})

test('half a minor unit of interest is rounded up', () => {
  expect(monthlyRate(10).interestOn(60)).toBe(1) // exactly half a cent
  expect(monthlyRate(10).interestOn(59)).toBe(0)
})

test.each([-1, 'abc', Number.NaN, Number.POSITIVE_INFINITY])('%s is no rate', (rate) => {
  expect(() => monthlyRate(rate)).toThrow(RangeError)
})
