import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { startingChoices } from '#core/calculator/choices.ts'
import { type Drafts, withDrafts } from '#core/calculator/drafts.ts'
import type { Choices, FieldKey } from '#core/calculator/fields.ts'
import { type Problem, problemsOf } from '#core/calculator/problems.ts'
import { knownOn } from '#core/owner/known.ts'
import { offerText, problemText } from './problem-words.ts'

const euros = { currency: 'EUR' } as const

const facts = calculatorFacts('housing', knownOn('2026-11-21'))
const start: Choices = { ...startingChoices(facts), termUnit: 'months' }
const plainly = (text = '') => text.replaceAll('\u00a0', ' ')
const said = (drafts: Drafts, changes: Partial<Choices> = {}) =>
  (Object.entries(problemsOf(facts, { ...start, ...changes }, drafts)) as [FieldKey, Problem][]).map(
    ([entry, problem]) => [problem.code, plainly(problemText(entry, problem, { ...start, ...changes })), problem.offer],
  )

test.each([
  ['11', 360],
  ['12', 12],
  ['360', 360],
  ['361', 360],
  ['godina', 360],
])('a term typed as „%s” counts as %i months', (months, counted) => {
  expect(withDrafts(facts, start, { months }).months).toBe(counted)
})

test('both ends of a range are allowed', () => {
  expect(withDrafts(facts, { ...start, months: 240 }, { months: '360' }).months).toBe(360)
  expect([said({ months: '12' }), said({ months: '360' })]).toEqual([[], []])
})

test.each<[Drafts, string]>([
  [{ deposit: '100.000' }, 'Učešće mora da bude manje od cene. Najviše: 80.000 EUR.'],
  [{ deposit: '90.000' }, 'Najviše: 80.000 EUR.'],
  [{ depositPercent: '100' }, 'Učešće mora da bude manje od cene. Najviše: 80%.'],
  [{ depositPercent: '90' }, 'Najviše: 80%.'],
])('a deposit that leaves nothing to borrow is refused with words about the price: %o', (drafts, words) => {
  expect(said(drafts).map(([, text]) => text)).toEqual([words])
})

test('a part of a month is refused in its own words', () => {
  expect(said({ months: '12,5' })).toEqual([['too-precise', 'Upišite ceo broj meseci. Dozvoljeno: 12–360 meseci.', 13]])
})

test('what is no number is refused in the words of any field, with what stood there before', () => {
  expect(said({ months: 'pet' })).toEqual([['not-a-number', 'To nije broj. Dozvoljeno: 12–360 meseci.', 360]])
  expect(said({ appraisal: 'pet' }, { costs: { appraisal: 55_50 } }).map(([, , limit]) => limit)).toEqual([55_50])
})

test.each<[Drafts, number]>([
  [{ ratePercent: '4,5213' }, 4.521],
  [{ ratePercent: '12,5213' }, 10],
  [{ amount: '80.000,555' }, 80_000_56],
  [{ months: '2,3 god' }, 28],
])('of what is too precise the nearest is offered: %o', (drafts, limit) => {
  expect(said(drafts).map(([code, , offered]) => [code, offered])).toEqual([['too-precise', limit]])
})

test.each<[string, Drafts, Partial<Choices>, string, number]>([
  [
    'a grace period beyond the term',
    { graceMonths: '12' },
    { months: 12 },
    'Grejs period mora da bude kraći od roka otplate. Najviše: 11 meseci.',
    11,
  ],
  ['one beyond its own limit', { graceMonths: '61' }, {}, 'Najviše: 60 meseci.', 60],
  [
    'a fixed period beyond the term',
    { fixedMonths: '13' },
    { months: 13, rateKind: 'combined' },
    'Fiksni period mora da bude kraći od roka otplate. Najviše: 12 meseci.',
    12,
  ],
  ['one beyond its own limit', { fixedMonths: '181' }, { rateKind: 'combined' }, 'Najviše: 180 meseci.', 180],
])('%s is refused with the reason of its limit', (_, drafts, changes, text, limit) => {
  expect(said(drafts, changes)).toEqual([['too-large', text, limit]])
})

test.each([
  ['sto', 'To nije broj. Dozvoljeno: 0–500.000 EUR.', '150 EUR'],
  ['1,2345', 'Previše decimala. Dozvoljeno: 0–500.000 EUR.', '1,23 EUR'],
  ['-5', 'Najmanje: 0 EUR.', '0 EUR'],
  ['1000000000000000', 'Najviše: 500.000 EUR.', '500.000 EUR'],
])('a cost of „%s” is refused with its limits and a sum that would do', (appraisal, words, offer) => {
  const { appraisal: problem } = problemsOf(facts, start, { appraisal })
  if (!problem) throw new Error('The sum was taken.')
  expect([plainly(problemText('appraisal', problem, euros)), plainly(offerText('appraisal', problem, euros))]).toEqual([
    words,
    offer,
  ])
})

test('a rate that is no number is refused with both limits', () => {
  expect(said({ ratePercent: 'pet' })).toEqual([['not-a-number', 'To nije broj. Dozvoljeno: 0,50–10,00%.', 4.5]])
})
