import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import { knownOn } from '#core/owner/known.ts'
import { PlanTable } from './plan-table.tsx'

const facts = calculatorFacts('cash', knownOn('2026-11-21'))

/** The head of the plan as it is written, without its tags' attributes. */
function head(search: string): string | undefined {
  const loan = loanOf(facts, initialState(facts, search).choices)
  const html = renderToStaticMarkup(<PlanTable loan={loan} today="2026-11-21" hasMonths={false} />)
  return /<thead><tr>(.*?)<\/tr>/.exec(html.replaceAll('\u00a0', ' ').replaceAll(/<th [^>]*>/g, '<th>'))?.[1]
}

const cells = (...names: string[]) => names.map((name) => `<th>${name}</th>`).join('')

test.each([
  ['?naknada=1', cells('Godina', 'Rate', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug')],
  ['?naknada=0', cells('Godina', 'Rate', 'Kamata', 'Glavnica', 'Preostali dug')],
  ['?naknada=0&menica=da', cells('Godina', 'Rate', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug')],
])('the head of the plan of „%s” holds its columns and nothing between them', (search, columns) => {
  expect(head(search)).toBe(columns)
})
