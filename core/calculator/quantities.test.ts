import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { type Quantity, startingChoices } from './choices.ts'
import { fieldText, isActive, isAsked, quantities, readEntry, spoken, stepped, written } from './quantities.ts'

test('a field shows a number as it is quoted', () => {
  expect(fieldText('amount', 100_000_00)).toBe('100.000')
  expect(fieldText('amount', 100_000_50)).toBe('100.000,50')
  expect(fieldText('ratePercent', 4.5)).toBe('4,50')
  expect(fieldText('ratePercent', 2.521)).toBe('2,521')
  expect(fieldText('depositPercent', 20)).toBe('20')
  expect(fieldText('months', 71)).toBe('71')
})

test('a sum is written with its currency and spoken with its word', () => {
  expect([written('amount', 101_000_00, 'EUR'), spoken('amount', 101_000_00, 'EUR')]).toEqual([
    '101.000\u00a0EUR',
    '101.000\u00a0evra',
  ])
  expect(written('amount', 101_000_50, 'EUR')).toBe('101.000,50\u00a0EUR')
  expect(spoken('amount', 600_001_00, 'RSD')).toBe('600.001\u00a0dinar')
  expect(spoken('months', 71, 'RSD')).toBe('71\u00a0mesec')
})

test.each([
  ['240', 240],
  ['20 g', 240],
  ['20god.', 240],
  ['30 godina', 360],
  ['30 god\u200b', 360],
  ['2,5 god', 30],
  ['1.75 godina', 21],
  ['71 mesec', 71],
  ['12 mes.', 12],
])('a term of „%s” is %s months', (text, value) => {
  expect(readEntry('months', text, 'EUR')).toEqual({ ok: true, value })
})

test.each(['', 'godina', '2,3 god', '1.200 god', '1 2', 'dvadeset', '1e15'])('„%s” is no term', (text) => {
  expect(readEntry('months', text, 'EUR').ok).toBe(false)
})

test('why a term in years is refused is told apart', () => {
  expect(readEntry('months', '2,3 god', 'EUR')).toMatchObject({ ok: false, error: 'too-precise' })
  expect(readEntry('months', '-2 god', 'EUR')).toEqual({ ok: false, error: 'negative' })
})

test.each([
  ['housing', 'fixed', ['amount', 'depositPercent', 'deposit', 'ratePercent']],
  ['cash', 'fixed', ['amount', 'ratePercent']],
  ['cash', 'variable', ['amount', 'indexPercent', 'marginPercent']],
  ['cash', 'combined', ['amount', 'ratePercent', 'indexPercent', 'marginPercent', 'fixedMonths']],
] as const)('of a %s loan at a %s rate is asked what it is made of', (product, rateKind, asked) => {
  const facts = calculatorFacts(product, '2026-11-21')
  const always: Quantity[] = ['months', 'feePercent', 'graceMonths']
  const choices = { ...startingChoices(facts), rateKind }
  expect(new Set(quantities.filter((quantity) => isAsked(quantity, facts, choices)))).toEqual(
    new Set([...asked, ...always]),
  )
})

test('of the two sides of the deposit the one touched last counts', () => {
  const facts = calculatorFacts('housing', '2026-11-21')
  const sides = (depositBy: 'percent' | 'money') =>
    (['depositPercent', 'deposit'] as const).filter((side) =>
      isActive(side, facts, { ...startingChoices(facts), depositBy }),
    )
  expect([sides('percent'), sides('money')]).toEqual([['depositPercent'], ['deposit']])
})

test('a rate has no more decimals than its field shows', () => {
  expect(readEntry('ratePercent', '2,521', 'EUR')).toEqual({ ok: true, value: 2.521 })
  expect(readEntry('ratePercent', '2,5214', 'EUR')).toEqual({ ok: false, error: 'too-precise', meant: 2.5214 })
})

test('a step leads to the next round value, and never past a limit', () => {
  const rate = { min: 0.5, max: 10, step: 0.05, default: 4.5 }
  expect(stepped(rate, 4.5, 1)).toBe(4.55)
  expect(stepped(rate, 4.55, -1)).toBe(4.5)
  expect(stepped(rate, 4.521, 1)).toBe(4.55)
  expect(stepped(rate, 10, 1)).toBe(10)
  expect(stepped(rate, 4.521, 10)).toBe(5)
  expect(stepped(rate, 4.521, -10)).toBe(4.05)
  expect(stepped(rate, 0.6, -10)).toBe(0.5)
  expect(stepped({ min: 12_500_00, max: 500_000_00, step: 1_000_00 }, 12_500_00, -1)).toBe(12_500_00)
  expect(stepped({ min: 12_500_00, max: 500_000_00, step: 1_000_00 }, 12_500_00, 1)).toBe(13_000_00)
})
