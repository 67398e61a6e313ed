import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minorOf } from '#core/money/minor.ts'
import {
  debtToIncome,
  inHundreds,
  largestInstalment,
  largestLoan,
  longestTermByAge,
  neededIncome,
  promisedLoan,
} from './affordability.ts'

const rsd = (amount: number) => minorOf(amount, 'RSD')
const household = { netIncome: rsd(120_000_00), obligations: rsd(10_000_00) }
const housing = { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 } as const
const steps = { careful: 40, usual: 50, limit: 60 }

test.each([
  [40, 63_990_82],
  [50, 84_198_45],
  [60, 104_406_07],
])('at %i % of 120,000 dinars, with 10,000 owed elsewhere', (share, loan) => {
  expect(largestLoan(household, housing, share)).toBe(loan)
})

test('an amount is rounded down to whole hundreds', () => {
  expect(inHundreds(84_198_45)).toBe(84_100_00)
})

test('a promised loan is affordable, whatever rounding is left to the last instalment', () => {
  const terms = { ...housing, months: 55, rateSteps: [{ fromMonth: 55, ratePercent: 9 }] }
  for (let netIncome = 50_000_00; netIncome < 52_000_00; netIncome += 7_13) {
    const loan = promisedLoan({ netIncome: rsd(netIncome), obligations: rsd(0) }, terms, 40)
    const { level } = debtToIncome(
      { netIncome: rsd(netIncome), obligations: rsd(0) },
      { ...terms, principal: loan, longestTerm: 55 },
      steps,
    )
    expect(level).toBe('careful')
  }
})

test.each([
  [12, 'annuity', 12_000_00],
  [6, 'annuity', 6_000_00],
  [6, 'equal-principal', 6_000_00],
] as const)(
  'a loan whose instalment is just what can be carried is promised: %i months, %s',
  (months, repayment, loan) => {
    const terms = { ratePercent: 0, months, repayment, currency: 'RSD', middleRate: 1 } as const
    expect(promisedLoan({ netIncome: rsd(2_000_00), obligations: rsd(0) }, terms, 50)).toBe(loan)
  },
)

test('the income that a loan needs is the least whole thousand with which it is careful', () => {
  expect(neededIncome({ ...housing, principal: 80_000_00 }, 40)).toBe(119_000_00)
  const loans = fc.record({
    principal: fc.integer({ min: 1, max: 30_000 }).map((hundreds) => hundreds * 100_00),
    ratePercent: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    months: fc.integer({ min: 1, max: 360 }),
    currency: fc.constantFrom('EUR', 'RSD'),
  })
  const level = (loan: Parameters<typeof debtToIncome>[1], netIncome: number) =>
    debtToIncome({ netIncome: rsd(netIncome), obligations: rsd(0) }, loan, steps).level
  fc.assert(
    fc.property(loans, (terms) => {
      const loan = { ...terms, middleRate: 117.2, longestTerm: 360 }
      const income = neededIncome(loan, steps.careful)
      expect(income % 1_000_00).toBe(0)
      expect(level(loan, income)).toBe('careful')
      if (income > 1_000_00) expect(level(loan, income - 1_000_00)).not.toBe('careful')
    }),
    { numRuns: 60 },
  )
})

test('fifty thousand dinars a month repay a cash loan of 2.744.646 over 71 months at 9 %', () => {
  const terms = { ratePercent: 9, months: 71, currency: 'RSD', middleRate: 1 } as const
  expect(largestLoan({ netIncome: rsd(100_000_00), obligations: rsd(0) }, terms, 50)).toBe(2_744_646_25)
})

test('a promised loan is affordable, and one larger by a hundred is not', () => {
  const anyTerms = fc.record({
    ratePercent: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
    months: fc.integer({ min: 1, max: 480 }),
    repayment: fc.constantFrom('annuity', 'equal-principal'),
    currency: fc.constantFrom('RSD', 'EUR'),
  })
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1_000_00, max: 10_000_000_00 }), (anyOf, netIncome) => {
      const terms = { ...anyOf, middleRate: 117.2 }
      const loan = promisedLoan({ netIncome: rsd(netIncome), obligations: rsd(0) }, terms, 50)
      const weight = (principal: number) =>
        debtToIncome(
          { netIncome: rsd(netIncome), obligations: rsd(0) },
          { ...terms, principal, longestTerm: 480 },
          steps,
        ).instalment
      const most = largestInstalment({ netIncome: rsd(netIncome), obligations: rsd(0) }, 50)
      if (loan > 0) expect(weight(loan)).toBeLessThanOrEqual(most)
      expect(weight(loan + 100_00)).toBeGreaterThan(most)
    }),
    { numRuns: 300 },
  )
})

test('nothing is promised where rounding makes even the smallest loan unaffordable', () => {
  // 312.5 of principal and half a para of interest are 313 exactly, and 314 as they are paid.
  const terms = { ratePercent: 0.06, months: 32, currency: 'RSD', middleRate: 1, repayment: 'equal-principal' } as const
  expect(largestLoan({ netIncome: rsd(3_13), obligations: rsd(0) }, terms, 100)).toBe(100_00)
  expect(promisedLoan({ netIncome: rsd(3_13), obligations: rsd(0) }, terms, 100)).toBe(0)
})

test('the consumer basket, where a bank counts it, is left over', () => {
  expect(largestInstalment({ ...household, basket: rsd(80_000_00) }, 50)).toBe(30_000_00)
  expect(largestInstalment({ ...household, basket: rsd(50_000_00) }, 50)).toBe(50_000_00)
})

test('what stays for the members bounds the careful loan, and no level above it; against a computation in floats', () => {
  const anyHousehold = fc.record({
    net: fc.integer({ min: 40_000, max: 600_000 }),
    owed: fc.integer({ min: 0, max: 60_000 }),
    advised: fc.integer({ min: 0, max: 200_000 }),
    basket: fc.integer({ min: 0, max: 90_000 }),
    months: fc.integer({ min: 6, max: 360 }),
    yearly: fc.integer({ min: 10, max: 200 }).map((tenths) => tenths / 10),
    principal: fc.integer({ min: 1_000, max: 9_000_000 }),
  })
  const lent = { currency: 'RSD', middleRate: 1 } as const
  fc.assert(
    fc.property(anyHousehold, ({ net, owed, advised, basket, months, yearly, principal }) => {
      const monthly = yearly / 1200
      const instalment = (amount: number) => (amount * monthly) / (1 - (1 + monthly) ** -months)
      const room = (share: number, left: number) => Math.min(net * share, net - left) - owed
      const given = { netIncome: rsd(net * 100), obligations: rsd(owed * 100), basket: rsd(basket * 100) }
      const loan = { ...lent, ratePercent: yearly, months, longestTerm: months, principal: principal * 100 }
      const found = debtToIncome({ ...given, advisedLeft: rsd(advised * 100) }, loan, steps)

      const advisable = room(0.4, Math.max(basket, advised))
      const { carefulLoan } = found
      if (carefulLoan > 0) expect(instalment(carefulLoan / 100)).toBeLessThan(advisable + 0.01)
      expect(instalment(carefulLoan / 100 + 100)).toBeGreaterThan(advisable - 0.01)
      const needed = instalment(principal)
      const nearest = [advisable, room(0.5, basket), room(0.6, basket)].map((most) => Math.abs(most - needed))
      if (Math.min(...nearest) < 0.02) return // which side it falls on is a matter of rounding
      const expected =
        needed <= advisable
          ? 'careful'
          : needed <= room(0.5, basket)
            ? 'usual'
            : needed <= room(0.6, basket)
              ? 'limit'
              : 'over'
      expect(found.level).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

test('nothing is left when obligations take all of it', () => {
  expect(largestInstalment({ netIncome: rsd(50_000_00), obligations: rsd(40_000_00) }, 50)).toBe(0)
  expect(largestLoan({ netIncome: rsd(50_000_00), obligations: rsd(40_000_00) }, housing, 50)).toBe(0)
})

describe('debt to income', () => {
  const weigh = (principal: number, months = 360) =>
    debtToIncome(household, { ...housing, principal, months, longestTerm: 360 }, steps)

  test.each([
    [63_900_00, 'careful'],
    [84_100_00, 'usual'],
    [104_400_00, 'limit'],
    [104_500_00, 'over'],
  ])('%i is %s', (principal, level) => {
    expect(weigh(principal).level).toBe(level)
  })

  test('gives the share of the income, and the loan that would be careful', () => {
    expect(weigh(80_000_00)).toMatchObject({ percent: '47.93', instalment: 47_507_02, carefulLoan: 63_900_00 })
  })

  test('gives the shortest term that would be careful, if there is one', () => {
    const { carefulMonths = 0 } = weigh(60_000_00, 240)
    expect(weigh(60_000_00, carefulMonths).level).toBe('careful')
    expect(weigh(60_000_00, carefulMonths - 1).level).not.toBe('careful')
    expect(weigh(80_000_00, 240).carefulMonths).toBeUndefined()
    expect(weigh(60_000_00).carefulMonths).toBe(360) // careful already, at the longest term there is
  })

  test('a share above a threshold by a dinar is not shown as equal to it', () => {
    const light = debtToIncome(
      { netIncome: rsd(100_000_00), obligations: rsd(0) },
      { ratePercent: 0, months: 1, currency: 'RSD', middleRate: 1, principal: 40_000_01, longestTerm: 1 },
      steps,
    )
    expect(light).toMatchObject({ level: 'usual', percent: '40.01', reason: 'share' })
  })

  test('a share equal to a threshold is within it', () => {
    const loan = { ratePercent: 0, months: 1, currency: 'RSD', middleRate: 1, longestTerm: 1 } as const
    const weighed = [40, 50, 60].map((percent) => {
      const light = debtToIncome(
        { netIncome: rsd(100_000_00), obligations: rsd(0) },
        { ...loan, principal: percent * 1000_00 },
        steps,
      )
      return [light.level, light.percent]
    })
    expect(weighed).toEqual([
      ['careful', '40'],
      ['usual', '50'],
      ['limit', '60'],
    ])
  })

  test('a longest term of one month is used', () => {
    const loan = { ratePercent: 0, months: 12, currency: 'RSD', middleRate: 1, longestTerm: 1 } as const
    const light = debtToIncome(
      { netIncome: rsd(100_000_00), obligations: rsd(0) },
      { ...loan, principal: 12_000_00 },
      steps,
    )
    expect(light).toMatchObject({ reason: 'term', mostMonths: 1, carefulLoan: 40_000_00 })
  })

  test('a basket that would not be left is the reason, however small the share', () => {
    const light = debtToIncome(
      { ...household, basket: rsd(100_000_00) },
      { ...housing, principal: 80_000_00, longestTerm: 360 },
      steps,
    )
    expect(light).toMatchObject({ level: 'over', reason: 'basket', percent: '47.93', left: 62_492_98 })
  })

  test('a basket that is exactly left over is no reason', () => {
    const light = debtToIncome(
      { ...household, basket: rsd(62_492_98) },
      { ...housing, principal: 80_000_00, longestTerm: 360 },
      steps,
    )
    expect(light.reason).toBe('share')
  })

  test('a term longer than available is always over, and the careful loan is for the longest available', () => {
    const light = debtToIncome(
      { netIncome: rsd(300_000_00), obligations: rsd(0) },
      { ...housing, principal: 80_000_00, longestTerm: 120 },
      steps,
    )
    expect(light).toMatchObject({ level: 'over', reason: 'term', mostMonths: 120, carefulMonths: undefined })
    expect(light.carefulLoan).toBe(98_700_00) // 120.000 dinars a month over ten years
    const none = debtToIncome(household, { ...housing, principal: 80_000_00, longestTerm: 0 }, steps)
    expect(none).toMatchObject({ level: 'over', reason: 'term', carefulLoan: 0 })
  })

  test('a longest term that ends within the grace period, or before it begins, is handled', () => {
    const loan = { ...housing, repayment: 'equal-principal', graceMonths: 12, principal: 80_000_00 } as const
    expect(debtToIncome(household, { ...loan, longestTerm: 6 }, steps).carefulLoan).toBe(300_00) // all of it in the sixth month
    expect(debtToIncome(household, { ...loan, longestTerm: 0 }, steps).carefulLoan).toBe(0)
  })

  test.each([
    ['equal principal, the first', { repayment: 'equal-principal' } as const, 61_204_18],
    ['after a grace period', { graceMonths: 12 }, 48_285_23],
    ['after a fixed period', { rateSteps: [{ fromMonth: 61, ratePercent: 7 }] }, 60_408_40],
    [
      'of a grace period that is dearer',
      { ratePercent: 9, graceMonths: 12, rateSteps: [{ fromMonth: 13, ratePercent: 2 }] },
      70_320_00,
    ],
  ])('the largest instalment has to be affordable: %s', (_, terms, instalment) => {
    const loan = { ...housing, ...terms, principal: 80_000_00, longestTerm: 360 }
    const light = debtToIncome(household, loan, steps)
    expect(light.instalment).toBe(instalment)
    expect(debtToIncome(household, { ...loan, principal: light.carefulLoan }, steps).level).toBe('careful')
    expect(debtToIncome(household, { ...loan, principal: light.carefulLoan + 100_00 }, steps).level).not.toBe('careful')
  })

  test('without income there is no share', () => {
    const light = debtToIncome(
      { netIncome: rsd(0), obligations: rsd(0) },
      { ...housing, principal: 1_000_00, longestTerm: 360 },
      steps,
    )
    expect(light).toMatchObject({ level: 'over', percent: undefined, carefulLoan: 0 })
  })
})

test('the last instalment is due before the highest age is passed', () => {
  expect([45, 69.5, 69.9, 71].map((age) => longestTermByAge(age, 70))).toEqual([300, 6, 1, 0])
})
