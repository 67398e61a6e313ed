import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import { knownOn } from '#core/owner/known.ts'
import { OwnExample } from './own-example.tsx'

const facts = calculatorFacts('housing', knownOn('2026-11-21'))

/** The items whose names hold one of some words. */
function example(search: string, words = /rata|Rata|NKS/): Record<string, string> {
  const state = initialState(facts, search)
  const html = renderToStaticMarkup(
    <OwnExample loan={loanOf(facts, state.choices)} state={state} dispatch={() => undefined} />,
  )
  const items = [...html.replaceAll('\u00a0', ' ').matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)]
  return Object.fromEntries(items.map(([, term, text]) => [term, text]).filter(([term]) => words.test(term ?? '')))
}

test.each([
  ['', { NKS: '4,50%, fiksna', 'Mesečna rata': '405,35 EUR', 'Poslednja rata': '404,04 EUR' }],
  [
    '?otplata=jednake-rate&grejs=12',
    {
      NKS: '4,50%, fiksna',
      'Mesečna rata': '300,00 EUR u grejs periodu, zatim prva 529,89 EUR',
      'Poslednja rata': '229,03 EUR',
    },
  ],
  [
    '?vrsta=kombinovana&kamata=4.2',
    {
      NKS: '4,20% u fiksnom periodu (60 meseci), zatim 4,50%, promenljiva: indeks 2,10% i marža 2,40%',
      'Mesečna rata': '391,21 EUR, zatim 403,48 EUR posle fiksnog perioda',
      'Poslednja rata': '400,99 EUR',
    },
  ],
])('every instalment of „%s” stands under the name that is true of it', (search, items) => {
  expect(example(search)).toEqual(items)
})

test('the effective rate has the name that it has in the result', () => {
  expect(example('', /EKS/)).toEqual({ 'EKS, obračunata na dan 21.11.2026.': '4,64%; sa uobičajenim troškovima 4,79%' })
  expect(example('?procena=da&osiguranje=da', /EKS/)).toEqual({
    'EKS sa svim troškovima, obračunata na dan 21.11.2026.': '4,73%',
  })
})
