import { describe, expect, test } from 'vitest'
import { knownOn } from '#core/owner/known.ts'
import { tariffCosts } from './tariff-costs.ts'
import { tariffsOn } from './tariffs.ts'

const today = '2026-11-21'
const housing = (loan: number) =>
  tariffCosts(tariffsOn('housing', knownOn(today)), { loan, price: loan, currency: 'EUR', middleRate: 117.2 })

describe('the mortgage entry fee depends on the size of the loan', () => {
  test.each([
    [51_000_00, 20_340_00],
    [51_200_00, 50_850_00],
    [255_900_00, 50_850_00],
    [256_000_00, 101_700_00],
    [512_000_00, 152_550_00],
  ])('%i', (loan, tariff) => {
    expect(
      housing(loan)
        .filter((cost) => cost.id === 'mortgage-entry')
        .map((cost) => cost.tariff.value),
    ).toEqual([tariff])
  })
})

test('a loan equal to the upper bound of a step belongs to that step', () => {
  const loan = { price: 0, currency: 'EUR', middleRate: 120 } as const
  const scale = tariffsOn('housing', knownOn(today)).filter((tariff) => tariff.fact === 'mortgage-entry')
  const entry = (sum: number) => tariffCosts(scale, { ...loan, loan: sum })[0]?.tariff.value
  expect([entry(50_000_00), entry(50_000_01)]).toEqual([20_340_00, 50_850_00])
})

test('costs are in the currency of the loan', () => {
  expect(housing(80_000_00).find((cost) => cost.id === 'pledge-statement')?.amount).toBe(86_01)
})

test('percentages refer to the loan or to the price of the car', () => {
  const sums = { loan: 10_500_00, price: 15_000_00, currency: 'EUR', middleRate: 117.2 } as const
  const car = tariffCosts(tariffsOn('car', knownOn(today)), sums)
  expect(car.find((cost) => cost.id === 'vehicle-insurance')?.amount).toBe(450_00)
  expect(housing(80_000_00).find((cost) => cost.id === 'loan-insurance')?.amount).toBe(1_200_00)
})

test('without a middle rate, costs that need conversion are left out', () => {
  const known = { loan: 600_000_00, price: 0, middleRate: 117.2 }
  const unknown = { ...known, middleRate: undefined }
  const cash = tariffsOn('cash', knownOn(today))
  expect(tariffCosts(cash, { ...unknown, currency: 'RSD' })).toEqual(tariffCosts(cash, { ...known, currency: 'RSD' }))

  const euros = { ...unknown, currency: 'EUR' } as const
  expect(tariffCosts(tariffsOn('housing', knownOn(today)), euros).map(({ id }) => id)).toEqual([
    ...['appraisal', 'title-extract', 'property-insurance', 'loan-insurance', 'life-insurance'],
  ])
})

test('a tariff is left out while it is not valid', () => {
  expect(tariffsOn('cash', knownOn('2020-01-01'))).toEqual([])
})

test.each(['2026-11-21', '2026-11-27', '2026-12-05'])(
  'on %s the steps of a scale are ascending, so that the first that covers the loan applies',
  (day) => {
    const scales = tariffsOn('housing', knownOn(day))
    for (const name of ['mortgage-entry', 'pledge-statement']) {
      const steps = scales.filter(({ fact }) => fact === name).map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
      expect(steps.at(-1)).toBe(Number.POSITIVE_INFINITY)
    }
  },
)

test('what banks have told since stands in for the older tariff', () => {
  const tariffs = tariffsOn('housing', knownOn('2026-12-05'))
  const charged = (loan: number) =>
    tariffCosts(tariffs, { loan, price: loan, currency: 'EUR', middleRate: 117.2 })
      .filter(({ id }) => id === 'mortgage-entry' || id === 'pledge-statement')
      .map(({ tariff }) => tariff.value)
  expect(charged(30_000_00)).toEqual([15_120_00, 28_450_00])
  expect(charged(80_000_00)).toEqual([25_920_00, 65_140_00])
})
