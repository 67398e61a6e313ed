import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import { knownOn } from '#core/owner/known.ts'
import { ScheduleTable } from './schedule-table.tsx'

function table(search: string, product: 'cash' | 'housing' = 'cash') {
  const facts = calculatorFacts(product, knownOn('2026-11-21'))
  const loan = loanOf(facts, initialState(facts, search).choices)
  const html = renderToStaticMarkup(<ScheduleTable loan={loan} today="2026-11-21" hasMonths={false} />)
  return html.replaceAll('\u00a0', ' ')
}

/** The head of the schedule as it is written, without its tags' attributes. */
function head(search: string): string | undefined {
  return /<thead><tr>(.*?)<\/tr>/.exec(table(search).replaceAll(/<th [^>]*>/g, '<th>'))?.[1]
}

const cells = (...names: string[]) => names.map((name) => `<th>${name}</th>`).join('')

test.each([
  ['?naknada=1', cells('Godina', 'Rate', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug')],
  ['?naknada=0', cells('Godina', 'Rate', 'Kamata', 'Glavnica', 'Preostali dug')],
  ['?naknada=0&menica=da', cells('Godina', 'Rate', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug')],
])('the head of the schedule of „%s” holds its columns and nothing between them', (search, columns) => {
  expect(head(search)).toBe(columns)
})

test('the sums of a year are whole, their total is exact, and a phone shows the first, every fifth and the last', () => {
  const html = table('', 'housing')
  const rows = html.split('<tbody').slice(2) // the drawdown is first
  const sums = [...(rows[0] ?? '').matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)
  expect(sums).toEqual(['4.864', '3.574', '1.291', '–', '78.709'])
  expect(html).toContain('145.924,69')
  const shown = (search: string) =>
    table(search, 'housing')
      .split('<tbody')
      .slice(2)
      .flatMap((row, index) => (row.includes('data-between') ? [] : index + 1))
  expect(shown('')).toEqual([1, 2, 3, 5, 10, 15, 20, 25, 30])
  expect(shown('?rok=144')).toEqual([1, 2, 3, 5, 10, 12])
  expect([html, table('')].map((one) => one.includes('data-folded'))).toEqual([true, false]) // five years are not too many
})
