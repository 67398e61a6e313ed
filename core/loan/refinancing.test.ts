import { expect, test } from 'vitest'
import { refinancing } from './refinancing.ts'

const oldLoan = { balance: 600_000_00, months: 36, ratePercent: 13 }
const newLoan = { ratePercent: 8.5, months: 36, feePercent: 1, isFeeFinanced: true }

test('a more expensive loan is replaced, with the fee borrowed', () => {
  const change = refinancing(oldLoan, newLoan)
  expect([change?.old.instalment, change?.old.totalInterest]).toEqual([20_216_37, 127_789_41])
  expect([change?.new.principal, change?.new.instalment]).toEqual([606_060_61, 19_131_84])
  expect(change).toMatchObject({ costs: 6_060_61, saving: 39_043_12, monthlySaving: 1_084_53, breakEvenMonths: 6 })
  expect(change?.isLonger).toBe(false)
})

test('a fee paid from own funds is part of the saving', () => {
  const change = refinancing(oldLoan, { ...newLoan, isFeeFinanced: false })
  const saved = (change?.old.totalRepayment ?? 0) - (change?.new.totalRepayment ?? 0)
  expect(change?.saving).toBe(saved - 6_000_00)
  expect(change?.costs).toBe(6_000_00)
})

test('the old bank’s early repayment fee is borrowed', () => {
  expect(refinancing(oldLoan, { ...newLoan, feePercent: 0, earlyFee: 6_000_00 })?.new.principal).toBe(606_000_00)
})

test('the old rate is computed from a known instalment', () => {
  const change = refinancing({ balance: 600_000_00, months: 36, instalment: 20_216_37 }, newLoan)
  expect(change?.old.totalInterest).toBe(127_789_41)
})

test('a longer term may lower the instalment and still cost more', () => {
  const change = refinancing(oldLoan, { ...newLoan, ratePercent: 12.5, months: 71 })
  expect(change?.isLonger).toBe(true)
  expect(change?.monthlySaving).toBeGreaterThan(0)
  expect(change?.saving).toBeLessThan(0)
})

test('a higher instalment never pays for the change month by month', () => {
  expect(refinancing(oldLoan, { ...newLoan, months: 24 })?.breakEvenMonths).toBeUndefined()
})

test('an instalment that cannot repay the debt gives undefined', () => {
  expect(refinancing({ balance: 600_000_00, months: 36, instalment: 10_000_00 }, newLoan)).toBeUndefined()
})

test('an instalment that implies a rate above the maximum gives undefined', () => {
  expect(refinancing({ balance: 100_00, months: 36, instalment: 5_000_000_00 }, newLoan)).toBeUndefined()
})

test.each([
  [600_000_00, 36, 20_000_00],
  [1_234_567_89, 60, 25_000_01],
  [1_000_00, 3, 333_33], // without interest, a cent short of the debt
])('the rate found reproduces the old instalment: %i over %i months at %i', (balance, months, instalment) => {
  expect(refinancing({ balance, months, instalment }, newLoan)?.old.instalment).toBe(instalment)
})

test('own funds are recovered in the exact month that covers them, and never where nothing is saved', () => {
  const paid = { ...newLoan, isFeeFinanced: false }
  const small = { balance: 1_000_00, months: 36, ratePercent: 12 } // 20 for the fee, 5 less a month
  const exact = refinancing(small, { ...paid, ratePercent: 1, feePercent: 2 })
  expect(exact).toMatchObject({ breakEvenMonths: 4, paidBackMonth: 4 })
  expect(refinancing(oldLoan, { ...paid, ratePercent: 13, feePercent: 0 })).toMatchObject({
    saving: 0,
    breakEvenMonths: undefined,
    paidBackMonth: undefined,
  })
})

test('the maximum rate is accepted', () => {
  expect(refinancing({ ...oldLoan, ratePercent: 1000 }, newLoan)).toBeDefined()
})

test('own funds are recovered once less has been paid in total', () => {
  const change = refinancing(oldLoan, { ...newLoan, isFeeFinanced: false })
  expect(change).toMatchObject({ ownCosts: 6_000_00, breakEvenMonths: 5, paidBackMonth: 5 }) // 1.275,85 less a month
  expect(refinancing(oldLoan, newLoan)).toMatchObject({ ownCosts: 0, paidBackMonth: 1 })
  expect(refinancing(oldLoan, { ...newLoan, months: 24 })).toMatchObject({
    breakEvenMonths: undefined,
    paidBackMonth: 33,
  })
  expect(refinancing(oldLoan, { ...newLoan, ratePercent: 12.5, months: 71 })?.paidBackMonth).toBeUndefined()
})
