import { expect, test } from 'vitest'
import type { Loan } from '#core/calculator/loan.ts'
import { stressedRates } from './stressed-rates.ts'

const input = { principal: 80_000_00, ratePercent: 4.5, months: 360 }
const loan = (rateKind: 'variable' | 'combined', changes = {}) =>
  ({ choices: { rateKind }, input: { ...input, ...changes } }) as Loan // what the tool reads of it

test('the instalment rises with the rate by one, two and three points', () => {
  expect(stressedRates(loan('variable'), [0, 0.5, 1, 2, 3])).toEqual([
    { ratePercent: '4.5', instalment: 405_35, added: 0 },
    { ratePercent: '5', instalment: 429_46, added: 24_11 },
    { ratePercent: '5.5', instalment: 454_23, added: 48_88 },
    { ratePercent: '6.5', instalment: 505_65, added: 100_30 },
    { ratePercent: '7.5', instalment: 559_37, added: 154_02 },
  ])
})

test('of a rate that is fixed at first the later part rises', () => {
  const combined = loan('combined', { ratePercent: 4.2, rateSteps: [{ fromMonth: 61, ratePercent: 4.5 }] })
  expect(stressedRates(combined, [0, 1])).toEqual([
    { ratePercent: '4.5', instalment: 403_48, added: 0 },
    { ratePercent: '5.5', instalment: 445_76, added: 42_28 },
  ])
})
