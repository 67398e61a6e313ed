import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comingInstalments, type RunningLoan, resetDays } from './next-instalment.ts'

const loan: RunningLoan = {
  balance: 80_000_00,
  monthsLeft: 300,
  marginPercent: 2,
  index: { present: 2, next: 3 },
  due: '2026-12-15',
  reset: { day: '2027-01-01', everyMonths: 6 },
}

test('what is due after the reset takes the next index, over what is then left', () => {
  const [first, second, third] = comingInstalments(loan)
  expect(first).toEqual({
    due: '2026-12-15',
    ratePercent: '4',
    instalment: 422_27,
    interest: 266_67,
    balance: 79_844_40,
  })
  expect([second?.due, second?.ratePercent]).toEqual(['2027-01-15', '5'])
  expect(third?.instalment).toBe(second?.instalment)
})

test('an instalment due on the day of the reset is still the old one', () => {
  const rates = comingInstalments({ ...loan, due: '2027-01-01' }).map(({ ratePercent }) => ratePercent)
  expect(rates.slice(0, 2)).toEqual(['4', '5'])
})

test('after a reset in the past every instalment is by the next index', () => {
  const coming = comingInstalments({ ...loan, reset: { day: '2026-12-01', everyMonths: 6 } })
  expect(new Set(coming.map(({ ratePercent }) => ratePercent))).toEqual(new Set(['5']))
})

test('a loan that ends before the reset never sees the next index', () => {
  const coming = comingInstalments({ ...loan, monthsLeft: 1 })
  expect(coming).toEqual([{ due: '2026-12-15', ratePercent: '4', instalment: 80_266_67, interest: 266_67, balance: 0 }])
  expect(resetDays({ ...loan, monthsLeft: 1 }, coming)).toEqual([])
})

test('the days of reset run to the last instalment, each with what is left then', () => {
  const short = { ...loan, monthsLeft: 14 }
  const coming = comingInstalments(short)
  const days = resetDays(short, coming)
  expect(days.map(({ day, monthsLeft }) => [day, monthsLeft])).toEqual([
    ['2027-01-01', 13],
    ['2027-07-01', 7],
    ['2028-01-01', 1],
  ])
  expect(days.map(({ balance }) => balance)).toEqual([0, 6, 12].map((month) => coming[month]?.balance))
})

const loans: fc.Arbitrary<RunningLoan> = fc
  .record({
    balance: fc.integer({ min: 100_00, max: 500_000_00 }),
    monthsLeft: fc.integer({ min: 1, max: 120 }),
    margin: fc.integer({ min: 0, max: 800 }),
    present: fc.integer({ min: 0, max: 800 }),
    next: fc.integer({ min: 0, max: 800 }),
    day: fc.integer({ min: 1, max: 28 }),
    resetIn: fc.integer({ min: 0, max: 11 }),
    everyMonths: fc.constantFrom(3, 6),
  })
  .map(({ balance, monthsLeft, margin, present, next, day, resetIn, everyMonths }) => ({
    balance,
    monthsLeft,
    marginPercent: margin / 100,
    index: { present: present / 100, next: next / 100 },
    due: `2027-01-${String(day).padStart(2, '0')}`,
    reset: { day: `2027-${String(resetIn + 1).padStart(2, '0')}-10`, everyMonths },
  }))

const sameIndexAgain: RunningLoan = {
  balance: 100_00,
  monthsLeft: 12,
  marginPercent: 1.7,
  index: { present: 0.01, next: 0.01 },
  due: '2027-01-01',
  reset: { day: '2027-10-10', everyMonths: 3 },
}

test('every instalment is that of a schedule in decimals, and the debt ends at nothing', () => {
  fc.assert(
    fc.property(loans, (running) => {
      const coming = comingInstalments(running)
      let debt = new Decimal(running.balance).div(100)
      let level = new Decimal(0)
      for (const [index, row] of coming.entries()) {
        const month = new Date(Date.UTC(2027, index, Number(running.due.slice(8)))).toISOString().slice(0, 10)
        const { present, next } = running.index
        const isAfterReset = month > running.reset.day
        const rate = Decimal.add(isAfterReset ? next : present, running.marginPercent)
        const isNew = index === 0 || (isAfterReset && (coming[index - 1]?.due ?? '') <= running.reset.day)
        if (isNew) level = annuityOf(debt, rate, running.monthsLeft - index)
        const interest = debt.mul(rate).div(1200).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
        const isLast = index === running.monthsLeft - 1
        const paid = isLast ? debt.plus(interest) : Decimal.min(level, debt.plus(interest))
        debt = debt.plus(interest).minus(paid)
        expect([row.due, (row.instalment / 100).toFixed(2), (row.balance / 100).toFixed(2)]).toEqual([
          month,
          paid.toFixed(2),
          debt.toFixed(2),
        ])
      }
      expect(debt.isZero()).toBe(true)
    }),
    // A reset that finds the same index: what is rounded until then still changes the instalment.
    { examples: [[sameIndexAgain]] },
  )
})

function annuityOf(debt: Decimal, ratePercent: Decimal, months: number): Decimal {
  const discount = new Decimal(1).div(ratePercent.div(1200).plus(1))
  let sum = new Decimal(0)
  for (let month = 1; month <= months; month++) sum = sum.plus(discount.pow(month))
  return debt.div(sum).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
}
