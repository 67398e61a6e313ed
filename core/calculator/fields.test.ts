import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { productNames } from '#core/facts/products.ts'
import { knownOn } from '#core/owner/known.ts'
import { calculatorQuery } from '#server/site/pages/calculator-query.ts'
import { calculatorKeys } from './address.ts'
import { startingChoices, withField } from './choices.ts'
import {
  type FieldKey,
  fieldKeys,
  isActive,
  isAsked,
  isCost,
  keyOf,
  limitsOf,
  type Quantity,
  quantities,
} from './fields.ts'
import type { RateKind } from './options.ts'
import { readQuery, writeQuery } from './query.ts'

const today = '2026-11-21'

test('an address has the keys of contract §6.1 and our own, each once', () => {
  const contract = 'cena iznos valuta ucesce rok kamata naknada otplata grejs'
  const ours = 'vrsta indeks marza fiksno ucesce-kao rok-u ucesce-u plan otvoreno'
  const costs =
    'biro menica procena overa upis taksa izvod osiguranje nkosk zivotno racun zaloga kasko osiguranje-otplate drugi'
  expect([...calculatorKeys].sort()).toEqual(`${contract} ${ours} ${costs}`.split(' ').sort())
})

const rows = productNames.flatMap((product) =>
  fieldKeys.filter((field) => field !== 'deposit').map((field) => [product, field] as const),
)

test.each(rows)('what a visitor sets comes back through the server from its own key: %s, %s', (product, field) => {
  const facts = calculatorFacts(product, knownOn(today))
  const choices = { ...startingChoices(facts), rateKind: kindThatAsks(field) }
  if (!isAsked(facts, choices, field) || (isCost(field) && !isOffered(field))) return
  const { min, max, default: start } = limitsOf(facts, choices, field)
  const set = withField(choices, field, max === start ? min : max)
  const search = writeQuery(facts, set)
  expect(new URLSearchParams(search).has(keyOf(facts, field) ?? '')).toBe(true)
  expect(readQuery(facts, calculatorQuery(search))).toEqual({ choices: set, corrected: [] })

  function isOffered(cost: FieldKey) {
    return cost === 'other' || facts.tariffs.some(({ fact }) => fact === cost)
  }
})

function kindThatAsks(field: FieldKey): RateKind {
  return ['indexPercent', 'marginPercent', 'fixedMonths'].includes(field) ? 'combined' : 'fixed'
}

test.each([
  ['housing', 'fixed', ['amount', 'depositPercent', 'deposit', 'ratePercent']],
  ['cash', 'fixed', ['amount', 'ratePercent']],
  ['cash', 'variable', ['amount', 'indexPercent', 'marginPercent']],
  ['cash', 'combined', ['amount', 'ratePercent', 'indexPercent', 'marginPercent', 'fixedMonths']],
] as const)('of a %s loan at a %s rate is asked what it is made of', (product, rateKind, asked) => {
  const facts = calculatorFacts(product, knownOn('2026-11-21'))
  const always: Quantity[] = ['months', 'feePercent', 'graceMonths']
  const choices = { ...startingChoices(facts), rateKind }
  expect(new Set(quantities.filter((quantity) => isAsked(facts, choices, quantity)))).toEqual(
    new Set([...asked, ...always]),
  )
})

test('of the two sides of the deposit the one touched last counts', () => {
  const facts = calculatorFacts('housing', knownOn('2026-11-21'))
  const sides = (depositBy: 'percent' | 'money') =>
    (['depositPercent', 'deposit'] as const).filter((side) =>
      isActive(facts, { ...startingChoices(facts), depositBy }, side),
    )
  expect([sides('percent'), sides('money')]).toEqual([['depositPercent'], ['deposit']])
})
