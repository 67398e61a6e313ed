import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedText, percentOf } from '#core/money/minor.ts'
import { isEffectiveRate } from '#tests/support/reference-loan.ts'
import { annuityPayments } from './annuity-payments.ts'
import { binaryRate, effectiveYearly, nominalYearly } from './binary-rate.ts'
import { internalRate } from './internal-rate.ts'
import { nominalRate } from './nominal-rate.ts'
import { roundedRate } from './rounded-rate.ts'

const level = (payment: number, months: number) => Array.from({ length: months }, () => payment)

test('floating point and exact arithmetic agree in all ten decimals', () => {
  const flows = fc.record({
    received: fc.integer({ min: 1, max: 10 ** 10 }),
    payments: fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 60 }),
  })
  fc.assert(
    fc.property(flows, ({ received, payments }) => {
      const quick = internalRate(received, payments, effectiveYearly, 10)
      if (quick === undefined) {
        expect(payments.every((payment) => payment === 0)).toBe(true)
        return
      }
      const sum = {
        coefficients: [-BigInt(received), ...payments.map(BigInt)],
        exponents: [0, ...payments.map((_, index) => index + 1)],
      }
      // Near −100 % the printed rate no longer tells where the root lies.
      fc.pre(Number(quick) > -99)
      const logRoot = -Math.log1p(Number(quick) / 100) / 12
      expect(roundedRate(sum, logRoot, effectiveYearly, 10)).toBe(quick)
    }),
    { numRuns: 1000 },
  )
})

describe('without exact arithmetic', () => {
  test('the rate of a loan is the same', () => {
    const loan = fc.record({
      principal: fc.integer({ min: 1_000_00, max: 300_000_00 }),
      ratePercent: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
      months: fc.integer({ min: 1, max: 360 }),
    })
    fc.assert(
      fc.property(loan, ({ principal, ratePercent, months }) => {
        const payments = annuityPayments(principal, ratePercent, months)
        const received = principal - percentOf(principal, 1)
        expect(binaryRate(received, payments, effectiveYearly, 2)).toBe(
          internalRate(received, payments, effectiveYearly, 2),
        )
      }),
      { numRuns: 500 },
    )
  })

  test('a rate in the middle between two figures has a decimal more', () => {
    expect(internalRate(240_000, [240_001], nominalYearly, 2)).toBe('0.01')
    expect(binaryRate(240_000, [240_001], nominalYearly, 2)).toBe('0.005')
  })
})

describe('edges', () => {
  test('nothing received or nothing paid: no rate', () => {
    expect(internalRate(0, [100], effectiveYearly, 2)).toBeUndefined()
    expect(internalRate(-5, [100], effectiveYearly, 2)).toBeUndefined()
    expect(internalRate(100, [0, 0], effectiveYearly, 2)).toBeUndefined()
    expect(internalRate(100, [], effectiveYearly, 2)).toBeUndefined()
  })

  test('repaying exactly what was received is a rate of 0', () => {
    expect(internalRate(360_00, level(1_00, 360), effectiveYearly, 10)).toBe('0.0000000000')
  })

  test('repaying less than was received is a negative rate', () => {
    expect(internalRate(1200_00, level(99_00, 12), effectiveYearly, 2)).toBe('-1.84')
  })

  test('a century in which almost nothing is repaid', () => {
    const payments = [1, ...level(0, 1198), 1]
    const rate = internalRate(10 ** 14, payments, effectiveYearly, 10) ?? ''
    expect(isEffectiveRate('1000000000000.00', payments.map(fixedText), rate)).toBe(true)
  })

  test('a rate of 170 digits is exact to its last decimal', () => {
    const payments = [...level(83_333_333_333_333, 1199), 183_333_333_333_333]
    const rate = internalRate(1, payments, effectiveYearly, 10) ?? ''
    expect(rate).toMatch(/^\d{170}\.\d{10}$/)
    expect(isEffectiveRate('0.01', payments.slice(0, 30).map(fixedText), rate)).toBe(true) // the rest weighs nothing
  })

  test('a hundredth of a per cent over a century', () => {
    const payments = level(8_34, 1200)
    const rate = internalRate(10_000_00, payments, effectiveYearly, 10) ?? ''
    expect(isEffectiveRate('10000.00', payments.map(fixedText), rate)).toBe(true)
  })
})

describe('the rate behind a known instalment', () => {
  test('agrees with what banks published', () => {
    expect(nominalRate(8_600_000_00, 64_423_43, 240)).toBe('6.5600')
    expect(nominalRate(3_600_000_00, 50_631_14, 120, 3)).toBe('11.508')
    expect(nominalRate(30_000_00, 225_00, 240, 3)).toBe('6.575')
  })

  test('one month: a payment of 101 for 100 is twelve per cent a year', () => {
    expect(internalRate(100_00, [101_00], nominalYearly, 6)).toBe('12.000000')
  })

  test('instalments that repay just the principal have a rate of 0, lower ones have none', () => {
    expect(nominalRate(1200_00, 100_00, 12)).toBe('0.0000')
    expect(nominalRate(1000_00, 10_00, 12)).toBeUndefined()
  })
})
