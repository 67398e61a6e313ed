import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import type { IndexedOffer } from '#core/loan/break-even-index.ts'
import { knownOn } from '#core/owner/known.ts'
import { breakEvenAnswer } from './break-even-answer.ts'
import { BreakEvenTool } from './break-even-tool.tsx'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const flat = { principal: 80_000_00, months: 360, feePercent: 0.5 }
const fixed: IndexedOffer = { ...flat, rate: { ratePercent: 4.5 } }
const variable: IndexedOffer = { ...flat, rate: { marginPercent: 1.5 } }

test.each<[string, IndexedOffer, IndexedOffer, string]>([
  [
    'where both measures agree',
    fixed,
    variable,
    'Ponuda B je jeftinija dok šestomesečni Euribor ne pređe 3,00%. Po EKS je granica ista.',
  ],
  ['the other way round', variable, fixed, 'Ponuda A je jeftinija dok šestomesečni Euribor ne pređe 3,00%.'],
  [
    'where they do not',
    fixed,
    { ...variable, feePercent: 2 },
    'dok šestomesečni Euribor ne pređe 2,92%. Po EKS je granica 2,87%: do nje je povoljnija ponuda B.',
  ],
  [
    'where there is none',
    variable,
    { ...variable, feePercent: 1 },
    'Ponuda A je jeftinija i kada je šestomesečni Euribor 0% i kada je 20%: granice nema. Po EKS granice nema: uvek je povoljnija ponuda A.',
  ],
  ['where they are the same', variable, variable, 'Ponude koštaju isto, koliki god bio indeks.'],
  [
    'where no offer has an index',
    fixed,
    { ...fixed, feePercent: 0 },
    'Nijedna od ponuda ne zavisi od indeksa: ponuda B je jeftinija za 400,00 EUR.',
  ],
])('up to which index an offer is cheaper, %s', (_, a, b, sentence) => {
  expect(plain(breakEvenAnswer(a, b, 'EUR'))).toContain(sentence)
})

test('in dinars the index is Belibor', () => {
  expect(plain(breakEvenAnswer(fixed, variable, 'RSD'))).toContain('dok Belibor ne pređe 3,00%')
})

test('offers are ranked at the index of today, a point and two above, and at a known cap', () => {
  const facts = calculatorFacts('housing', knownOn('2026-11-27'))
  const caps = {
    'nominal.EUR': { value: 5.9, validFrom: '2026-06-01', checkedOn: '2026-11-27', grade: 'published' as const },
  }
  const state = initialState({ ...facts, rulesAndCaps: { ...facts.rulesAndCaps, caps } }, '')
  const html = (shown: typeof state) =>
    plain(
      renderToStaticMarkup(
        <BreakEvenTool loan={loanOf(facts, state.choices)} state={shown} dispatch={() => undefined} />,
      ),
    )
  for (const row of ['2,70%, upisani', '3,70%, +1', '4,70%, +2', 'NKS na granici NBS: 5,90%'])
    expect(html(state)).toContain(`<th scope="row">${row}</th>`)
  expect(html(initialState(facts, ''))).not.toContain('granici NBS')
})
