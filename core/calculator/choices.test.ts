import { describe, expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { knownOn } from '#core/owner/known.ts'
import { startingChoices, withQuantity } from './choices.ts'
import { limitsOf } from './fields.ts'
import { inCurrency } from './in-currency.ts'
import { type Action, initialState, reduced } from './state.ts'

const today = '2026-11-21'
const housing = calculatorFacts('housing', knownOn(today))
const cash = calculatorFacts('cash', knownOn(today))

test('of the two sides of a deposit the one touched last stays when the price changes, back and forth', () => {
  const inMoney = withQuantity(startingChoices(housing), 'deposit', 30_000_00)
  const inPercent = withQuantity(inMoney, 'depositPercent', 25)
  expect(withQuantity(inMoney, 'amount', 200_000_00)).toMatchObject({ deposit: 30_000_00, depositPercent: 15 })
  expect(withQuantity(inPercent, 'amount', 200_000_00)).toMatchObject({ deposit: 50_000_00, depositPercent: 25 })
})

test('a grace period and a fixed one end before the last instalment', () => {
  const choices = { ...startingChoices(housing), months: 13, rateKind: 'combined' } as const
  expect(limitsOf(housing, choices, 'graceMonths')).toMatchObject({ min: 0, max: 12 })
  expect(limitsOf(housing, choices, 'fixedMonths')).toMatchObject({ min: 12, max: 12 })
  expect(limitsOf(housing, { ...choices, months: 12 }, 'fixedMonths')).toMatchObject({ min: 11, max: 11 })
})

test.each([
  ['?rok=60', [], 59], // the usual one is as long as the loan
  ['?rok=12', [], 11],
  ['?rok=12', [240], 60],
  ['', [24], 23],
  ['', [24, 240], 60],
  ['?fiksno=120&rok=60', [240], 120],
] as const)('a fixed period that is asked for late fits the term: %s, then %j months', (search, terms, fixedMonths) => {
  const actions: Action[] = terms.map((value) => ({ type: 'set', quantity: 'months', value }))
  const state = [...actions, { type: 'rate-kind', rateKind: 'combined' } as const].reduce(
    reduced,
    initialState(housing, search),
  )
  expect([state.problems, state.lastValid.rateKind, state.lastValid.fixedMonths]).toEqual([{}, 'combined', fixedMonths])
})

describe('another currency', () => {
  const chosen = {
    ...startingChoices(cash),
    months: 24,
    feePercent: 2,
    graceMonths: 6,
    rateKind: 'combined',
    repayment: 'equal-principal',
  } as const

  test('leaves alone whatever is neither a sum nor a rate', () => {
    const { months, feePercent, graceMonths, rateKind, repayment } = chosen
    expect(inCurrency(cash, chosen, 'EUR').choices).toMatchObject({
      months,
      feePercent,
      graceMonths,
      rateKind,
      repayment,
    })
  })

  test('starts from its own usual sum where none was named', () => {
    expect(inCurrency(cash, chosen, 'EUR').choices.amount).toBe(5_000_00)
  })

  test.each([
    [660_000_00, 5_600_00], // 5.631,40 at 117,2
    [670_000_00, 5_700_00], // 5.716,72
    [675_000_00, 5_800_00], // 5.759,39
  ])('rounds a sum to its own steps: %i para', (amount, converted) => {
    const { choices, corrected } = inCurrency(cash, { ...chosen, amount }, 'EUR')
    expect([choices.amount, corrected]).toEqual([converted, []])
  })

  test.each([
    [5_000_000_00, 40_000_00],
    [50_000_00, 500_00],
  ])('tells of a sum that its limits cut: %i para', (amount, cut) => {
    const { choices, corrected } = inCurrency(cash, { ...chosen, amount }, 'EUR')
    expect([choices.amount, corrected]).toEqual([cut, ['amount']])
  })

  test('has no cost above its largest sum', () => {
    const { choices, corrected } = inCurrency(cash, { ...chosen, costs: { other: 5_000_000_00 } }, 'EUR')
    expect([choices.costs, corrected]).toEqual([{ other: 40_000_00 }, ['other']])
  })

  const toEuros: Action = { type: 'currency', currency: 'EUR' }
  const toDinars: Action = { type: 'currency', currency: 'RSD' }

  test('says what it cut, and changed back at once brings back what was chosen', () => {
    const dinars = initialState(cash, '?iznos=5000000&kamata=7.5&drugi=1234')
    const euros = reduced(dinars, toEuros)
    expect([euros.lastValid.amount, euros.corrected]).toEqual([40_000_00, ['amount']])
    const back = reduced(euros, toDinars)
    expect([back.lastValid, back.corrected, back.beforeCurrencyChange]).toEqual([dinars.lastValid, [], undefined])
  })

  test.each<[string, Action[], number]>([
    ['was changed in between', [toEuros, { type: 'set', quantity: 'months', value: 24 }], 4_690_000_00],
    ['was only meant in the other', [{ type: 'typed', entry: 'amount', text: '20000' }, toEuros], 2_340_000_00],
  ])('converts what %s', (_, actions, amount) => {
    const state = [...actions, toDinars].reduce(reduced, initialState(cash, '?iznos=5000000'))
    expect(state.lastValid.amount).toBe(amount)
  })
})
