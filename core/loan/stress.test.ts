import { expect, test } from 'vitest'
import { currencyStress, rateStress } from './stress.ts'

const loan = { principal: 80_000_00, ratePercent: 4.5, months: 360 }

test('one, two and three points more', () => {
  expect(rateStress(loan, [0, 0.5, 1, 2, 3]).map(({ ratePercent, plan }) => [ratePercent, plan.instalment])).toEqual([
    ['4.5', 405_35],
    ['5', 429_46],
    ['5.5', 454_23],
    ['6.5', 505_65],
    ['7.5', 559_37],
  ])
  expect(rateStress(loan, [1])[0]?.increase).toBe(48_88)
})

test('later rates rise with the first', () => {
  const combined = { ...loan, ratePercent: 4.2, rateSteps: [{ fromMonth: 61, ratePercent: 4.5 }] }
  const [stressed] = rateStress(combined, [1])
  expect(stressed?.plan.levels).toHaveLength(2)
  expect(stressed?.plan.levels[1]?.instalment).toBeGreaterThan(445_76)
})

test('the dinar instalment when the middle rate moves', () => {
  expect(currencyStress(405_35, 117.2, [-10, 0, 10])).toEqual([
    { percent: -10, middleRate: '105.48', inDinars: 42_756_32 },
    { percent: 0, middleRate: '117.2', inDinars: 47_507_02 },
    { percent: 10, middleRate: '128.92', inDinars: 52_257_72 },
  ])
})
