import { describe, expect, test } from 'vitest'
import { burden, largestInstalment, largestLoan, longestTermByAge, roundedDown } from './affordability.ts'

const household = { netIncome: 120_000_00, obligations: 10_000_00 }
const housing = { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 } as const
const steps = { careful: 40, usual: 50, limit: 60 }

test.each([
  [40, 63_990_82],
  [50, 84_198_45],
  [60, 104_406_07],
])('at %i % of 120,000 dinars, with 10,000 owed elsewhere', (share, loan) => {
  expect(largestLoan(household, housing, share)).toBe(loan)
})

test('a promise is cut to whole hundreds', () => {
  expect(roundedDown(84_198_45)).toBe(84_100_00)
})

test('the consumer basket, where a bank counts it, is left untouched', () => {
  expect(largestInstalment({ ...household, basket: 80_000_00 }, 50)).toBe(30_000_00)
  expect(largestInstalment({ ...household, basket: 50_000_00 }, 50)).toBe(50_000_00)
})

test('nothing is left where obligations take it all', () => {
  expect(largestInstalment({ netIncome: 50_000_00, obligations: 40_000_00 }, 50)).toBe(0)
  expect(largestLoan({ netIncome: 50_000_00, obligations: 40_000_00 }, housing, 50)).toBe(0)
})

describe('the traffic light', () => {
  const weigh = (principal: number, months = 360) =>
    burden(household, { ...housing, principal, months, longestTerm: 360 }, steps)

  test.each([
    [63_900_00, 'careful'],
    [84_100_00, 'usual'],
    [104_400_00, 'limit'],
    [104_500_00, 'over'],
  ])('%i is %s', (principal, level) => {
    expect(weigh(principal).level).toBe(level)
  })

  test('tells the share of the income, and the loan that would be careful', () => {
    expect(weigh(80_000_00)).toMatchObject({ percent: '47.92', instalment: 47_507_02, carefulLoan: 63_900_00 })
  })

  test('tells the shortest term that would be careful, if there is one', () => {
    const { carefulMonths = 0 } = weigh(60_000_00, 240)
    expect(weigh(60_000_00, carefulMonths).level).toBe('careful')
    expect(weigh(60_000_00, carefulMonths - 1).level).not.toBe('careful')
    expect(weigh(80_000_00, 240).carefulMonths).toBeUndefined()
  })

  test('without income there is no share to tell', () => {
    const light = burden({ netIncome: 0, obligations: 0 }, { ...housing, principal: 1_000_00, longestTerm: 360 }, steps)
    expect(light).toMatchObject({ level: 'over', percent: undefined, carefulLoan: 0 })
  })
})

test('the last instalment falls before the highest age', () => {
  expect([longestTermByAge(45, 70), longestTermByAge(69.5, 70), longestTermByAge(71, 70)]).toEqual([300, 6, 0])
})
