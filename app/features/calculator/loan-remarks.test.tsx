import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import { knownOn } from '#core/owner/known.ts'
import { LoanRemarks } from './loan-remarks.tsx'

test.each([
  ['2026-11-21', true],
  ['2027-12-01', false],
])('on %s a long car loan is told of the age of the car: %s', (today, isTold) => {
  const facts = calculatorFacts('car', knownOn(today))
  const loan = loanOf(facts, initialState(facts, '?rok=90').choices)
  const html = renderToStaticMarkup(<LoanRemarks facts={facts} loan={loan} />).replaceAll('\u00a0', ' ')
  expect(html).toContain('Uobičajeni najduži rok: 84 meseca.')
  expect(html.includes('starost vozila i rok zajedno najviše 10 do 12 godina.')).toBe(isTold)
})
