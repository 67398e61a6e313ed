/** A text that ends invalid leads back to the loan before that edit, never to a part of itself (contract §6.4). */
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { knownOn } from '#core/owner/known.ts'
import type { FieldKey } from './fields.ts'
import { loanOf } from './loan.ts'
import { type CalculatorState, initialState, reduced } from './state.ts'

const housing = calculatorFacts('housing', knownOn('2026-11-21'))
const start = reduced(initialState(housing, ''), { type: 'term-unit', termUnit: 'months' })

/** Types a text key by key over the one before. */
function typed(state: CalculatorState, entry: FieldKey, text: string): CalculatorState {
  return [...text].reduce(
    (known, _, index) => reduced(known, { type: 'typed', entry, text: text.slice(0, index + 1) }),
    state,
  )
}

test.each<[FieldKey, string]>([
  ['months', '480'],
  ['months', '48 banana'],
  ['amount', '700000'],
  ['amount', '100000-5'],
  ['deposit', '200000'],
  ['ratePercent', '5,'.repeat(3)],
  ['feePercent', '22'],
  ['appraisal', '1000000'],
])('%s typed as „%s” leaves the loan as it was', (entry, text) => {
  const refused = typed(start, entry, text)
  expect(refused.problems).toHaveProperty(entry)
  expect([refused.lastValid, refused.choices]).toEqual([start.lastValid, start.choices])
  const left = reduced(refused, { type: 'left', entry })
  expect([left.lastValid, left.drafts]).toEqual([start.lastValid, { [entry]: text }])
})

test('while the text is valid on its way, its figures are shown', () => {
  expect(loanOf(housing, typed(start, 'months', '48').lastValid).figures.months).toBe(48)
  expect(loanOf(housing, typed(start, 'months', '480').lastValid).figures.instalment).toBe(405_35)
})

test('an edit starts from what was left last, valid', () => {
  const left = reduced(typed(start, 'months', '240'), { type: 'left', entry: 'months' })
  expect(typed(left, 'months', '2400').lastValid).toEqual(left.lastValid)
  expect(typed(typed(left, 'amount', '120000'), 'months', '999').lastValid.months).toBe(240)
})

test('a text that was refused and is mended counts, and refused again leads back to before the first try', () => {
  const refused = reduced(typed(start, 'months', '480'), { type: 'left', entry: 'months' })
  const mended = typed(refused, 'months', '180')
  expect(mended.lastValid.months).toBe(180)
  expect(typed(mended, 'months', '1800').lastValid.months).toBe(360)
})

test('another field changes the loan before the edit only once all is valid again', () => {
  const refused = typed(start, 'months', '480')
  const moved = reduced(refused, { type: 'set', quantity: 'amount', value: 200_000_00 })
  expect([moved.choices.amount, moved.choices.months, moved.lastValid]).toEqual([200_000_00, 360, start.lastValid])
  expect(typed(moved, 'months', '120').lastValid).toMatchObject({ amount: 200_000_00, months: 120 })
})

test('a sum of the deposit typed beyond its limit leaves the percentage, and which of the two counts', () => {
  const refused = typed(start, 'deposit', '150000')
  expect(refused.choices).toMatchObject({ depositBy: 'percent', depositPercent: 20, deposit: 20_000_00 })
})

test('undoing a reset brings back what was being typed, and what it leads back to', () => {
  const refused = typed(start, 'months', '480')
  const back = reduced(reduced(refused, { type: 'reset' }), { type: 'undo' })
  expect([back.drafts, back.lastValid, back.problems]).toEqual([refused.drafts, refused.lastValid, refused.problems])
})
