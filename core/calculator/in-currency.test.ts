import { describe, expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { knownOn } from '#core/owner/known.ts'
import { loanOf } from './loan.ts'
import { type Action, type CalculatorState, initialState, reduced } from './state.ts'

const through = (state: CalculatorState, ...actions: Action[]) => actions.reduce(reduced, state)

describe('a car loan in dinars has rules of its own', () => {
  const car = calculatorFacts('car', knownOn('2026-11-21'))
  const dinars: Action = { type: 'currency', currency: 'RSD' }

  test('no deposit, a rate and an index of dinars; in euros the 30 % are back', () => {
    const there = through(initialState(car, ''), dinars)
    expect(there.choices).toMatchObject({ amount: 1_750_000_00, deposit: 0, depositPercent: 0, months: 60 })
    expect(there.choices).toMatchObject({ ratePercent: 9.9, indexPercent: 5.75, marginPercent: 4.15 })
    expect(loanOf(car, there.lastValid).figures).toMatchObject({ principal: 1_750_000_00, instalment: 37_096_28 })
    expect(through(initialState(car, '?valuta=RSD'), { type: 'currency', currency: 'EUR' }).choices).toMatchObject({
      depositPercent: 30,
      deposit: 4_500_00,
    })
  })

  test('what the visitor chose stays, cut to the term of dinar loans', () => {
    const { choices, corrected } = through(initialState(car, '?cena=20000&ucesce=40&rok=95'), dinars)
    expect(choices).toMatchObject({ amount: 2_340_000_00, depositPercent: 40, deposit: 936_000_00, months: 84 })
    expect(corrected).toEqual(['months'])
  })

  test('a deposit named as a sum is converted', () => {
    const named = through(
      initialState(car, '?cena=20000'),
      { type: 'set', quantity: 'deposit', value: 5_000_00 },
      dinars,
    )
    expect(named.choices).toMatchObject({ deposit: 586_000_00, depositBy: 'money' })
  })
})
