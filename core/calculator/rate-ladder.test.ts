import { expect, test } from 'vitest'
import { knownOn } from '#core/owner/known.ts'
import { ladderStart, rateLadder } from './rate-ladder.ts'
import { exampleLoan } from './representative-example.ts'

const loan = exampleLoan('housing', knownOn('2026-11-21')) // 80,000 EUR at 4.5 % for 30 years, fee 0.5 %

test('interest, fee and costs each add to the rate, and their shares make the whole', () => {
  const ladder = rateLadder(loan, [
    { id: 'valuation', amount: 400_00, due: 'drawdown' },
    { id: 'entry', amount: 285_00, due: 'drawdown' },
    { id: 'insurance', amount: 40_00, due: 'yearly' },
  ])
  expect(ladder.nominal).toBe(450)
  expect(ladder.steps.map(({ raisedBy, amount }) => [raisedBy, amount])).toEqual([
    ['monthly-payment', 0],
    ['fee', 400_00],
    ['drawdown', 685_00],
    ['yearly', 40_00],
  ])
  expect(ladder.steps.slice(0, 2).map(({ rate }) => rate)).toEqual([459, 464]) // (1 + 0.045 / 12) ** 12, and golden
  expect(ladder.steps.every(({ added }) => added > 0)).toBe(true)
  expect(ladder.nominal + ladder.steps.reduce((all, { added }) => all + added, 0)).toBe(ladder.effective)
})

test('a kind of cost that is not known adds no step', () => {
  const { steps, effective } = rateLadder(loan, [])
  expect(steps.map(({ raisedBy }) => raisedBy)).toEqual(['monthly-payment', 'fee'])
  expect(effective).toBe(464)
})

test('the bars begin below the nominal rate, and never below nought', () => {
  expect(ladderStart({ nominal: 450, steps: [], effective: 479 })).toBe(420)
  expect(ladderStart({ nominal: 10, steps: [], effective: 60 })).toBe(0)
})

test('costs that eat up the loan are a mistake of the facts', () => {
  expect(() => rateLadder(loan, [{ id: 'all', amount: 80_000_00, due: 'drawdown' }])).toThrow(RangeError)
})
