import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { entries } from '#core/calculator/quantities.ts'
import { labelOf } from './labels.ts'

test('each entry has a name of its own', () => {
  const facts = calculatorFacts('housing', '2026-11-21')
  const names = entries.map((entry) => labelOf(entry, facts, 'EUR'))
  expect(new Set(names).size).toBe(entries.length)
})
