import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { fieldKeys } from '#core/calculator/fields.ts'
import { knownOn } from '#core/owner/known.ts'
import { labelOf } from './labels.ts'

test('each field has a name of its own, and the two sides of the deposit share that of their one field', () => {
  const facts = calculatorFacts('housing', knownOn('2026-11-21'))
  const names = fieldKeys.map((entry) => labelOf(facts, 'EUR', entry))
  expect(new Set(names).size).toBe(fieldKeys.length - 1)
})
