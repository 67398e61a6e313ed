import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earlyRepayment, earlyRepaymentFee } from './early-repayment.ts'

describe('both modes compared', () => {
  test('80,000 over 360 months at 4.5 %, 10,000 after the 60th', () => {
    const { balance, instalment, shorten, lower } = earlyRepayment(
      { principal: 80_000_00, ratePercent: 4.5, months: 360 },
      60,
      10_000_00,
      100_00,
    )
    expect([balance, instalment]).toEqual([72_926_24, 405_35])
    expect([shorten.interestSaved, shorten.netSaved, shorten.monthsSaved]).toEqual([17_101_75, 17_001_75, 66])
    expect(shorten.figures.lastInstalment).toBe(55_39)
    expect([lower.interestSaved, lower.instalment, lower.monthsSaved]).toEqual([6_673_25, 349_76, 0])
  })

  test('1,000,000 over 60 months at 9 %, 200,000 after the 24th', () => {
    const { balance, shorten, lower } = earlyRepayment(
      { principal: 1_000_000_00, ratePercent: 9, months: 60 },
      24,
      200_000_00,
      0,
    )
    expect(balance).toBe(652_783_82)
    expect([shorten.interestSaved, shorten.monthsSaved, shorten.figures.lastInstalment]).toEqual([
      51_012_97, 12, 18_845_34,
    ])
    expect([lower.interestSaved, lower.instalment]).toEqual([28_957_98, 14_398_40])
  })

  test('a repayment above the debt ends the loan at once', () => {
    const { amount, balance, shorten } = earlyRepayment(
      { principal: 1_000_00, ratePercent: 5, months: 12 },
      3,
      5_000_00,
      0,
    )
    expect(amount).toBe(balance)
    expect([shorten.figures.months, shorten.instalment, shorten.monthsSaved]).toEqual([3, 0, 9])
  })

  // At 20 % over 360 months half a para of every instalment grows to 114 units at the end; from 25,000 on, an extra of
  // one per cent outweighs what the rounding of instalments and of interest can move.
  test('a shorter term never costs more than a lower instalment', () => {
    const loan = fc.record({
      principal: fc.integer({ min: 25_000_00, max: 500_000_00 }),
      ratePercent: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
      months: fc.integer({ min: 3, max: 360 }),
      repayment: fc.constantFrom('annuity', 'equal-principal'),
    })
    fc.assert(
      fc.property(
        loan,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.integer({ min: 1, max: 99 }),
        (terms, at, share) => {
          const month = 1 + Math.floor(at * (terms.months - 2))
          const amount = Math.floor((terms.principal * share) / 100)
          const { shorten, lower } = earlyRepayment(terms, month, amount, 0)
          expect(shorten.figures.totalInterest).toBeLessThanOrEqual(lower.figures.totalInterest)
          expect(lower.interestSaved).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('previous early repayments stay in both schedules', () => {
  const loan = { principal: 12_000_00, ratePercent: 0, months: 12 }
  const first = { month: 2, amount: 5_000_00, mode: 'shorten' } as const
  const { balance, without, shorten } = earlyRepayment({ ...loan, prepayments: [first] }, 4, 1_000_00, 0)
  expect([balance, without.months, shorten.figures.months]).toEqual([3_000_00, 7, 6])
})

test('for a tiny sum the rounding of the lower instalment may cost more than is saved', () => {
  const loan = { principal: 1_000_00, ratePercent: 13.1, months: 334 }
  const { without, lower } = earlyRepayment(loan, 214, 10_00, 0)
  expect([without.instalment, without.lastInstalment]).toEqual([11_22, 6_35]) // rounded up: paid off sooner than exact
  expect([lower.instalment, lower.figures.lastInstalment, lower.interestSaved]).toEqual([11_00, 12_13, -82])
})

describe('the largest legal fee', () => {
  const rule = { freeUpTo: 1_200_000_00, percent: 1, percentInLastYear: 0.5 }
  const repayment = { amount: 600_000_00, earlier: 800_000_00, monthsLeft: 24, isHousing: true, isRateFixed: true }

  test.each([
    ['the example of the National Bank: 200,000 above the free sum', {}, 2_000_00],
    ['a year or less left: half of it', { monthsLeft: 12 }, 1_000_00],
    ['more than a year left: all of it', { monthsLeft: 13 }, 2_000_00],
    ['within the free sum', { earlier: 600_000_00 }, 0],
    ['all above it', { earlier: 1_500_000_00 }, 6_000_00],
    ['a housing loan with a variable rate is charged too', { isRateFixed: false }, 2_000_00],
    ['another loan with a variable rate is not', { isHousing: false, isRateFixed: false }, 0],
    ['another loan with a fixed rate is', { isHousing: false }, 2_000_00],
  ])('%s', (_, change, fee) => {
    expect(earlyRepaymentFee({ ...repayment, ...change }, rule)).toBe(fee)
  })
})
