import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { annuityPayments } from './annuity-payments.ts'
import { schedule } from './schedule.ts'

test('80.000 over 30 years at 4,5 % ends with 404,04', () => {
  expect(annuityPayments(80_000_00, 4.5, 360).at(-1)).toBe(404_04)
})

test('the instalments are those of the schedule', () => {
  const principal = fc.integer({ min: 1, max: 10 ** 11 })
  const months = fc.integer({ min: 1, max: 420 })
  const ratePercent = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(principal, ratePercent, months, (sum, rate, count) => {
      const { rows } = schedule({ principal: sum, ratePercent: rate, months: count })
      expect(annuityPayments(sum, rate, count)).toEqual(rows.map(({ instalment }) => instalment))
    }),
    { numRuns: 300 },
  )
})
