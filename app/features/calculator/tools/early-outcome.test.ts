import { expect, test } from 'vitest'
import { loanOf } from '#app/features/calculator/loan.ts'
import { readQuery } from '#app/features/calculator/query.ts'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { earlyRepayment } from '#core/loan/early-repayment.ts'
import { largestFee, payoffMonth } from './early-outcome.ts'

const housing = calculatorFacts('housing', '2026-11-21')
const car = calculatorFacts('car', '2026-11-21')
const loan = (facts: typeof housing, search: string) => loanOf(facts, readQuery(facts, search).choices)

test('below the free sum there is no fee, above it one per cent of the rest', () => {
  expect(largestFee(housing, loan(housing, ''), 60, 10_000_00)).toBe(0) // 1.200.000 RSD are 10.239 EUR
  expect(largestFee(housing, loan(housing, ''), 60, 20_000_00)).toBe(97_61)
  expect(largestFee(housing, loan(housing, ''), 355, 20_000_00)).toBe(48_81)
})

test('other loans cost nothing early while their rate varies', () => {
  expect(largestFee(car, loan(car, '?cena=100000'), 12, 30_000_00)).toBe(197_61)
  expect(largestFee(car, loan(car, '?cena=100000&vrsta=promenljiva'), 12, 30_000_00)).toBe(0)
  expect(largestFee(car, loan(car, '?cena=100000&vrsta=kombinovana&fiksno=24'), 30, 30_000_00)).toBe(0)
})

test('where the rules are out of date, nothing is said', () => {
  const { notices, ...rest } = housing
  expect(largestFee({ ...rest, notices: { ...notices, rules: {} } }, loan(housing, ''), 60, 20_000_00)).toBeUndefined()
})

test('the month by which the fee is saved', () => {
  const { without, shorten } = earlyRepayment(
    { principal: 80_000_00, ratePercent: 4.5, months: 360 },
    60,
    10_000_00,
    100_00,
  )
  // 10.000 EUR cost 37,50 a month in interest; a hundred is saved with the third instalment after it.
  expect(payoffMonth(without, shorten.plan, 100_00)).toBe(63)
  expect(payoffMonth(without, shorten.plan, 99_999_00)).toBeUndefined()
})
