/** The term in years or months, the deposit as a sum or a share: one field each, and the loan does not depend on it. */
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { knownOn } from '#core/owner/known.ts'
import { forInput, readField, withUnit } from './field-text.ts'
import { meantDeposit, meantTerm } from './meant.ts'
import { type OptionAction, optionActions } from './options.ts'
import { readQuery, writeQuery } from './query.ts'
import { type Action, type CalculatorState, initialState, reduced } from './state.ts'

const today = '2026-11-21'
const housing = calculatorFacts('housing', knownOn(today))
const cash = calculatorFacts('cash', knownOn(today))
const start = initialState(housing, '')

const through = (state: CalculatorState, ...actions: Action[]) => actions.reduce(reduced, state)
const toMonths: OptionAction = { type: 'term-unit', termUnit: 'months' }
const toYears: OptionAction = { type: 'term-unit', termUnit: 'years' }
const toPercent: OptionAction = { type: 'deposit-unit', depositUnit: 'percent' }
const toMoney: OptionAction = { type: 'deposit-unit', depositUnit: 'money' }
const meantIn = ({ facts, choices, problems }: CalculatorState) => ({
  term: meantTerm(facts, choices, problems),
  deposit: meantDeposit(facts, choices, problems),
})

test('a home is paid off over years, the rest over months, and the deposit is a sum', () => {
  expect(start.choices).toMatchObject({ termUnit: 'years', depositUnit: 'money' })
  expect(initialState(cash, '').choices.termUnit).toBe('months')
  expect(initialState(housing, '?rok=100').choices.termUnit).toBe('months') // eight years and a third
})

const years = { currency: 'EUR', termUnit: 'years' } as const

test.each([
  ['25', 300],
  ['2,5', 30],
  ['25 god', 300],
  ['300 mes', 300],
])('in years, „%s” is %i months', (text, value) => {
  expect(readField('months', text, years)).toEqual({ ok: true, value })
})

test.each(['', 'dvadeset', '2,3', '-5', '1 2', '1e3', '25 ljudi', '\u{1f3e0}'])('in years, „%s” is no term', (text) => {
  expect(readField('months', text, years).ok).toBe(false)
})

test('years are written as such, and a part of one in months', () => {
  expect([forInput('months', 300, years), withUnit('months', 300, years)]).toEqual(['25', '25\u00a0godina'])
  expect([forInput('months', 100, years), withUnit('months', 100, years)]).toEqual(['8,33', '100\u00a0meseci'])
  expect(forInput('depositPercent', 16.66666667, years)).toBe('16,67')
})

test('changing a unit changes neither the loan nor its address', () => {
  const changed = through(start, toMonths, toPercent)
  expect(changed.lastValid).toEqual({ ...start.lastValid, termUnit: 'months', depositUnit: 'percent' })
  expect(writeQuery(housing, changed.lastValid)).toBe('')
})

test('an invalid text is read in the unit that is changed to', () => {
  const percent = through(start, toPercent, { type: 'typed', entry: 'depositPercent', text: '15000' })
  expect(percent.problems).toHaveProperty('depositPercent')
  const money = through(percent, toMoney)
  expect([money.problems, money.lastValid]).toMatchObject([{}, { deposit: 15_000_00, depositBy: 'money' }])
  const term = through(start, { type: 'typed', entry: 'months', text: '240' }, toMonths)
  expect([term.problems, term.lastValid.months]).toEqual([{}, 240])
})

test('what is typed before hydration is meant in the unit that is chosen by then', () => {
  const typed = through(start, toPercent, { type: 'typed', entry: 'deposit', text: '25' })
  expect(typed.lastValid).toMatchObject({ depositPercent: 25, deposit: 25_000_00 })
})

test.each<[string, OptionAction[], Action, object]>([
  ['25 months for a home', [toMonths], { type: 'typed', entry: 'months', text: '25' }, { term: { value: 300 } }],
  ['8 months for a home', [toMonths], { type: 'typed', entry: 'months', text: '8' }, { term: { value: 96 } }],
  ['300 years', [toYears], { type: 'typed', entry: 'months', text: '300' }, { term: { value: 300 } }],
  ['15.000 %', [toPercent], { type: 'typed', entry: 'deposit', text: '15000' }, { deposit: { value: 15_000_00 } }],
  ['20 EUR', [toMoney], { type: 'typed', entry: 'deposit', text: '20' }, { deposit: { value: 20 } }],
])('%s look like the other unit, and pressing that takes them', (_, units, typed, meant) => {
  const state = through(start, ...units, typed)
  expect(meantIn(state)).toMatchObject(meant)
  const { term, deposit } = meantIn(state)
  const found = term ?? deposit
  if (!found) throw new Error('Nothing was meant.')
  const taken = through(state, found.action, { type: 'set', quantity: found.quantity, value: found.value })
  expect([taken.problems, taken.lastValid[found.quantity]]).toEqual([{}, found.value])
})

test.each<[string, Action[]]>([
  ['the usual values', []],
  ['41 months', [toMonths, { type: 'typed', entry: 'months', text: '41' }]],
  ['45 years, which no home is lent over', [{ type: 'typed', entry: 'months', text: '45' }]],
  ['a text', [{ type: 'typed', entry: 'deposit', text: 'abc' }]],
  ['a deposit above the price', [{ type: 'typed', entry: 'deposit', text: '150000' }]],
])('nothing else is suspected: %s', (_, actions) => {
  expect(meantIn(through(start, ...actions))).toEqual({ term: undefined, deposit: undefined })
})

test('a form without script says in which unit its fields are', () => {
  expect(readQuery(housing, '?rok=25&rok-u=godina&ucesce=15.000&ucesce-u=EUR&cena=90000')).toMatchObject({
    choices: { months: 300, termUnit: 'years', deposit: 15_000_00, depositBy: 'money' },
    corrected: [],
  })
  expect(readQuery(housing, '?rok=240&rok-u=meseci&ucesce=25&ucesce-u=%25')).toMatchObject({
    choices: { months: 240, termUnit: 'months', depositPercent: 25, depositUnit: 'percent' },
    corrected: [],
  })
  expect(readQuery(housing, '?rok=99&rok-u=godina')).toMatchObject({ choices: { months: 360 }, corrected: ['months'] })
  expect(optionActions('rok-u', 'godina')).toEqual([toYears])
  expect(optionActions('ucesce-u', '%')).toEqual([toPercent])
})
