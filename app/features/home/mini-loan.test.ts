import { expect, test } from 'vitest'
import { type MiniLoan, miniFigures } from './mini-loan.ts'

const limits = { min: 0, max: 0, step: 0, default: 0 } // the figures do not depend on them
const housing: MiniLoan = {
  product: 'housing',
  currency: 'EUR',
  price: limits,
  depositPercent: 20,
  months: limits,
  ratePercent: 4.5,
  feePercent: 0.5,
  keys: { price: 'cena', months: 'rok' },
}

test('a home of 100.000 EUR with a deposit of 20 % over 30 years has the figures of the calculator', () => {
  expect(miniFigures(housing, { price: 100_000, months: 360 })).toEqual({
    principal: '80.000\u00a0EUR',
    instalment: '405,35',
    effectiveRate: '4,64%',
    totalRepayment: '145.924,69\u00a0EUR',
    totalInterest: '65.924,69\u00a0EUR',
    interestShare: 65_924_69 / 145_924_69,
  })
})

test('a cash loan of 600.000 RSD over five years has the figures of the calculator', () => {
  const cash: MiniLoan = {
    ...housing,
    product: 'cash',
    currency: 'RSD',
    depositPercent: 0,
    ratePercent: 9,
    feePercent: 1,
  }
  expect(miniFigures(cash, { price: 600_000, months: 60 })).toMatchObject({
    instalment: '12.455,01',
    effectiveRate: '9,85%',
    totalRepayment: '747.300,91\u00a0RSD',
  })
})
