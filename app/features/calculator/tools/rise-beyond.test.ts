import { expect, test } from 'vitest'
import type { Loan } from '#core/calculator/loan.ts'
import { minorOf } from '#core/money/minor.ts'
import { riseBeyond } from './rise-beyond.ts'
import { stressedRates } from './stressed-rates.ts'

const input = { principal: 80_000_00, ratePercent: 4.5, months: 360 }
const loan = { choices: { rateKind: 'variable' }, currency: 'EUR', input } as Loan // what it reads of a loan

const beyond = (income: number, obligations = 0, sharePercent = 50) =>
  riseBeyond(loan, {
    netIncome: minorOf(income, 'RSD'),
    obligations: minorOf(obligations, 'RSD'),
    sharePercent,
    middleRate: 100,
  })

test('the first step at which the instalment exceeds its share of the income', () => {
  const [, step] = stressedRates(loan, [1, 1.25])
  const instalment = (step?.instalment ?? Number.NaN) * 100
  expect(beyond(2 * instalment)).toBe(1.5) // as much as the share is not beyond it
  expect(beyond(2 * instalment - 2)).toBe(1.25)
  expect(beyond(2 * (instalment + 10_000_00) - 2, 10_000_00)).toBe(1.25) // other instalments count
  expect(beyond((10 / 4) * instalment, 0, 40)).toBe(1.5)
})

test('it may be beyond the share today, or not even at the end of the slider', () => {
  expect(beyond(50_000_00)).toBe(0)
  expect(beyond(50_000_00, 60_000_00)).toBe(0)
  const [last] = stressedRates(loan, [4])
  expect(beyond(200 * (last?.instalment ?? Number.NaN))).toBeUndefined()
  expect(beyond(200 * (last?.instalment ?? Number.NaN) - 2)).toBe(4)
})
