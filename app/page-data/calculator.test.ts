import { expect, test } from 'vitest'
import { tariffCosts } from '#core/facts/tariff-costs.ts'
import { tariffsOn } from '#core/facts/tariffs.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { knownOn } from '#core/owner/known.ts'
import { calculatorFacts } from './calculator.ts'

const today = '2026-11-21'

test.each([
  ['housing', 'EUR', [50_000_00, 200_000_00, 480_000_00]],
  ['cash', 'RSD', [600_000_00]],
  ['car', 'EUR', [12_000_00]],
] as const)('in a browser the costs of a %s loan are those of the dated tables', (product, currency, prices) => {
  const costs = (tariffs: Parameters<typeof tariffCosts>[0], price: Minor) => {
    const sums = { loan: Math.round(price * 0.8), price, currency: currency as Currency, middleRate: 117.2 }
    return tariffCosts(tariffs, sums).map(({ tariff: _, ...cost }) => cost)
  }
  for (const price of prices)
    expect(costs(calculatorFacts(product, knownOn(today)).tariffs, price)).toEqual(
      costs(tariffsOn(product, knownOn(today)), price),
    )
})

test('a tariff travels without its source and without what is as it mostly is', () => {
  const sent = JSON.stringify(calculatorFacts('housing', knownOn(today)).tariffs)
  expect(sent).not.toMatch(/"source"|"drawdown"|"loan"|"upTo":null/)
})

test('a clock that runs before the first facts changes nothing but the day that is told', () => {
  const first = calculatorFacts('cash', knownOn(today))
  expect(calculatorFacts('cash', knownOn('2020-01-01'))).toEqual({ ...first, today: '2020-01-01' })
})

test('how far the tariffs can be relied on is told, and when they were read', () => {
  expect(calculatorFacts('cash', knownOn('2026-12-05')).tariffsTold).toBe(
    'Iznosi su okvirni, iz javnih izvora pročitanih do 21.11.2026. Nisu provereni kod ustanove koja ih naplaćuje.',
  )
})

test('the caps of overdrafts and cards are told of cash loans only, and only while they hold', () => {
  expect(calculatorFacts('cash', knownOn('2026-11-27')).revolvingCaps).toBeUndefined()
  const known = knownOn('2026-12-05')
  const cap = { unit: 'percent', currency: 'RSD', validFrom: '2026-12-01', validTo: null, source: 'x' } as const
  const row = { ...cap, value: 17.5, fact: 'effective.card', grade: 'official', checkedOn: '2026-12-01' } as const
  const withCap = { ...known, facts: { ...known.facts, caps: [...known.facts.caps, row] } }
  expect(calculatorFacts('cash', withCap).revolvingCaps).toEqual({
    card: { value: 17.5, validFrom: '2026-12-01', checkedOn: '2026-12-01', grade: 'official' },
  })
  expect(calculatorFacts('housing', withCap).revolvingCaps).toBeUndefined()
})
