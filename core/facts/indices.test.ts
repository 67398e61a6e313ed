import { expect, test } from 'vitest'
import { knownOn } from '#core/owner/known.ts'
import { factOn } from './fact.ts'
import { indexFacts } from './indices.ts'
import { middleRate } from './middle-rate.ts'

test('reference rates are returned only while they are valid', () => {
  expect(factOn(indexFacts, 'nbs-key-rate', '2025-08-01')?.value).toBe(5.75)
  expect(factOn(indexFacts, 'euribor-6m', '2025-01-15')?.value).toBe(2.65)
  expect(factOn(indexFacts, 'euribor-6m', '2026-11-21')).toBeUndefined()
})

test('the middle rate is undefined once it has expired', () => {
  expect(middleRate(knownOn('2026-11-21'))?.value).toBe(117.2)
  expect(middleRate(knownOn('2026-11-27'))?.value).toBe(117.4948)
  expect(middleRate(knownOn('2027-06-01'))).toBeUndefined()
})
