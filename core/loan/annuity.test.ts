import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annuity } from './annuity.ts'
import { monthlyRate } from './monthly-rate.ts'

const anyTerms = fc.record({
  principal: fc.oneof(fc.integer({ min: 1, max: 1_000_000_00 }), fc.integer({ min: 1, max: 10 ** 14 })),
  thousandths: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 1_000_000 })),
  months: fc.oneof(fc.integer({ min: 1, max: 480 }), fc.integer({ min: 1, max: 1200 })),
})

/** The formula in whole numbers of any length, without the shortcut of the engine. */
function exactAnnuity(principal: number, thousandths: number, months: number): number {
  const numerator = BigInt(thousandths)
  const denominator = 1_200_000n
  const grown = (denominator + numerator) ** BigInt(months)
  const above = BigInt(principal) * numerator * grown
  const below = denominator * (grown - denominator ** BigInt(months))
  return Number((2n * above + below) / (2n * below))
}

test('the estimate and the exact formula never differ, over 10,000 loans', () => {
  fc.assert(
    fc.property(anyTerms, ({ principal, thousandths, months }) => {
      expect(annuity(principal, monthlyRate(thousandths / 1000), months)).toBe(
        exactAnnuity(principal, thousandths, months),
      )
    }),
    { numRuns: 10_000 },
  )
})

test('a payment that falls on half a cent is rounded up', () => {
  // 0.30 over one month at 20 % a year: 0.305.
  expect(annuity(30, monthlyRate(20), 1)).toBe(31)
  // Without interest: 0.01 over two months is half a cent each.
  expect(annuity(1, monthlyRate(0), 2)).toBe(1)
})
