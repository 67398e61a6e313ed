import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consolidated, payoff, type RevolvingDebt } from './revolving-debt.ts'

test('a debt is paid off in months that can be counted by hand', () => {
  // 1.000 at 12 %: 10 interest, 510 left; 5,10 and 15,10 left; 0,15 and nothing.
  expect(payoff({ balance: 1_000_00, ratePercent: 12, payment: 500_00 })).toEqual({
    ends: true,
    months: 3,
    total: 1_015_25,
    interest: 15_25,
  })
})

test('without interest only the debt is paid', () => {
  expect(payoff({ balance: 1_000_00, ratePercent: 0, payment: 300_00 })).toEqual({
    ends: true,
    months: 4,
    total: 1_000_00,
    interest: 0,
  })
})

test.each([
  ['grows', 999_99],
  ['stands', 1_000_00],
] as const)('a payment not above the interest never ends the debt: it %s', (why, payment) => {
  const debt = { balance: 100_000_00, ratePercent: 12, payment }
  expect(payoff(debt)).toEqual({ ends: false, why, interest: 1_000_00 })
})

test('what would take more than a century is not called an end', () => {
  expect(payoff({ balance: 10_000_000_00, ratePercent: 0, payment: 1_00 })).toMatchObject({ why: 'too-long' })
})

test('nothing paid on an interest-free debt leaves it where it is', () => {
  expect(payoff({ balance: 1_00, ratePercent: 0, payment: 0 })).toMatchObject({ ends: false, why: 'stands' })
})

test('two debts and one loan: the sums, the longer time, and the saving', () => {
  const debts = [
    { balance: 100_000_00, ratePercent: 18, payment: 5_000_00 },
    { balance: 50_000_00, ratePercent: 17, payment: 10_000_00 },
  ]
  const outcome = consolidated(debts, { ratePercent: 10, months: 24, feePercent: 1 })
  const totals = outcome.payoffs.map((one) => (one.ends ? one.total : 0))
  expect(outcome.now).toEqual({
    balance: 150_000_00,
    payment: 15_000_00,
    months: 24,
    total: (totals[0] ?? 0) + (totals[1] ?? 0),
  })
  expect(outcome.loan.principal).toBe(151_515_15) // the fee of 1 % of itself
  expect(outcome.saving).toBe((outcome.now.total ?? 0) - outcome.loan.totalRepayment)
})

test('beside a debt that never ends there is no saving to tell', () => {
  const debts = [
    { balance: 100_000_00, ratePercent: 18, payment: 1_000_00 },
    { balance: 50_000_00, ratePercent: 17, payment: 10_000_00 },
  ]
  const outcome = consolidated(debts, { ratePercent: 10, months: 24, feePercent: 0 })
  expect([outcome.now.months, outcome.now.total, outcome.saving]).toEqual([undefined, undefined, undefined])
})

const debts: fc.Arbitrary<RevolvingDebt> = fc.record({
  balance: fc.integer({ min: 1, max: 5_000_000_00 }),
  ratePercent: fc.integer({ min: 0, max: 6_000 }).map((hundredths) => hundredths / 100),
  payment: fc.integer({ min: 0, max: 500_000_00 }),
})

/** The same debt in decimals, month by month, from the last statement backwards to nothing. */
function byHand({ balance, ratePercent, payment }: RevolvingDebt): { months: number; total: string } | undefined {
  let left = new Decimal(balance).div(100)
  let total = new Decimal(0)
  for (let month = 1; month <= 1200; month++) {
    const owed = left.plus(left.mul(ratePercent).div(1200).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
    const paid = Decimal.min(owed, new Decimal(payment).div(100))
    if (owed.minus(paid).gte(left)) return undefined
    total = total.plus(paid)
    left = owed.minus(paid)
    if (left.isZero()) return { months: month, total: total.toFixed(2) }
  }
  return undefined
}

test('months and total are those of a calculation in decimals', () => {
  fc.assert(
    fc.property(debts, (debt) => {
      const found = payoff(debt)
      const expected = byHand(debt)
      const told = found.ends ? { months: found.months, total: (found.total / 100).toFixed(2) } : undefined
      expect(told).toEqual(expected)
      if (found.ends) expect(found.interest).toBe(found.total - debt.balance)
    }),
  )
})
