import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annuity } from './annuity.ts'
import { loanFigures } from './loan-figures.ts'
import { monthlyRate } from './monthly-rate.ts'
import { nominalRate } from './nominal-rate.ts'

// What holds for every loan, whatever its figures.
const principal = fc.integer({ min: 1_000_00, max: 5_000_000_00 })
const tenths = fc.integer({ min: 0, max: 300 })
const months = fc.integer({ min: 1, max: 480 })

test('the instalment rises with the amount and the rate and falls with the term', () => {
  fc.assert(
    fc.property(principal, tenths, months, (amount, rate, term) => {
      const base = annuity(amount, monthlyRate(rate / 10), term)
      expect(annuity(amount + 10_00, monthlyRate(rate / 10), term)).toBeGreaterThanOrEqual(base)
      expect(annuity(amount, monthlyRate((rate + 1) / 10), term)).toBeGreaterThanOrEqual(base)
      expect(annuity(amount, monthlyRate(rate / 10), term + 1)).toBeLessThanOrEqual(base)
      expect(annuity(2 * amount, monthlyRate(rate / 10), term)).toBeGreaterThan(base)
    }),
    { numRuns: 10_000 },
  )
})

test('the effective rate is never below the nominal one, and fees only raise it', () => {
  const fee = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(
      principal,
      fc.integer({ min: 10, max: 300 }),
      fc.integer({ min: 1, max: 360 }),
      fee,
      (amount, rate, term, feeHundredths) => {
        const loan = { principal: amount, ratePercent: rate / 10, months: term, rateDecimals: 6 }
        const plain = Number(loanFigures(loan).effectiveRatePercent)
        const withFee = Number(loanFigures({ ...loan, feePercent: feeHundredths / 100 }).effectiveRatePercent)
        // A cent of rounding in a small loan of one month moves the rate a little.
        expect(plain).toBeGreaterThan(rate / 10 - 0.02)
        expect(withFee).toBeGreaterThanOrEqual(plain)
      },
    ),
    { numRuns: 2000 },
  )
})

test('equal principal costs less interest than the annuity', () => {
  fc.assert(
    fc.property(
      principal,
      fc.integer({ min: 10, max: 300 }),
      fc.integer({ min: 2, max: 360 }),
      (amount, rate, term) => {
        const loan = { principal: amount, ratePercent: rate / 10, months: term }
        const cheaper = loanFigures({ ...loan, repayment: 'equal-principal' }).totalInterest
        // Each month's interest is rounded, which over many months is worth a few minor units.
        expect(cheaper).toBeLessThanOrEqual(loanFigures(loan).totalInterest + term)
      },
    ),
    { numRuns: 1000 },
  )
})

test('the rate found from an instalment gives that instalment again', () => {
  fc.assert(
    fc.property(principal, tenths, months, (amount, rate, term) => {
      const instalment = annuity(amount, monthlyRate(rate / 10), term)
      const found = nominalRate(amount, instalment, term, 8)
      // An instalment rounded down may fall short of the principal: then there is nothing to find.
      fc.pre(found !== undefined)
      expect(annuity(amount, monthlyRate(found ?? 0), term)).toBe(instalment)
    }),
    { numRuns: 1000 },
  )
})
