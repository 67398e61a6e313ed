import { expect, test } from 'vitest'
import { loanFigures } from '#core/loan/loan-figures.ts'
import type { Currency } from '#core/money/minor.ts'
import { knownOn } from '#core/owner/known.ts'
import { startingIndex } from './indices.ts'
import { knownLimits, type Product, productFacts, productLimits } from './products.ts'

const today = '2026-11-21'

test.each([
  ['housing', 'EUR', 1, 360],
  ['cash', 'RSD', 3, 71],
  ['car', 'EUR', 1, 95],
] as const)(
  '%s: the defaults price a loan within the limits of its term',
  (product, currency, leastDeposit, longest) => {
    const amount = productLimits(product, 'amount', knownOn(today), currency)
    const deposit = productLimits(product, 'deposit', knownOn(today), currency)
    const term = productLimits(product, 'term', knownOn(today), currency)
    expect(term?.max).toBe(longest)
    expect(deposit === undefined ? product === 'cash' : deposit.min <= leastDeposit).toBe(true)
    const principal = ((amount?.default ?? 0) * (100 - (deposit?.default ?? 0))) / 100
    const figures = loanFigures({
      principal,
      ratePercent: productLimits(product, 'rate', knownOn(today), currency)?.default ?? 0,
      months: term?.default ?? 0,
      feePercent: productLimits(product, 'fee', knownOn(today))?.default ?? 0,
    })
    expect([figures.instalment, figures.effectiveRatePercent]).toEqual(
      { housing: [405_35, '4.64'], cash: [12_455_01, '9.85'], car: [202_51, '6.50'] }[product],
    )
  },
)

test('every default lies within its limits', () => {
  const odd = productFacts.filter(
    ({ value }) => value.default < value.min || value.default > value.max || value.step <= 0,
  )
  expect(odd).toEqual([])
})

test('a variable rate starts from the last known index, to a step of its slider', () => {
  for (const [product, currency] of [
    ['housing', 'EUR'],
    ['car', 'EUR'],
    ['car', 'RSD'],
    ['cash', 'EUR'],
    ['cash', 'RSD'],
  ] as const)
    expect(
      Math.abs(
        (productLimits(product, 'index', knownOn('2026-11-27'), currency)?.default ?? 0) -
          startingIndex(currency, knownOn('2026-11-27')).value,
      ),
    ).toBeLessThan(0.05)
})

test('margin plus index is the default rate', () => {
  const start = (product: Product, field: 'margin' | 'index' | 'rate', currency: Currency) =>
    productLimits(product, field, knownOn(today), currency)?.default ?? 0
  for (const [product, currency] of [
    ['housing', 'EUR'],
    ['cash', 'RSD'],
    ['cash', 'EUR'],
    ['car', 'EUR'],
    ['car', 'RSD'],
  ] as const)
    expect(start(product, 'margin', currency) + start(product, 'index', currency)).toBeCloseTo(
      start(product, 'rate', currency),
      10,
    )
})

test('a variable housing loan starts from 2,40 and the index of August 2026: 435 EUR a month, not 405', () => {
  const known = knownOn('2026-11-27')
  const start = (field: 'margin' | 'index') => knownLimits('housing', field, known, 'EUR').default
  const ratePercent = start('margin') + start('index')
  expect(loanFigures({ principal: 80_000_00, ratePercent, months: 360 }).instalment).toBe(434_36)
})
