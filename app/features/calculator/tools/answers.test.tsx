import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import type { Product } from '#core/facts/products.ts'
import { knownOn } from '#core/owner/known.ts'
import { AffordabilityTool } from './affordability-tool.tsx'
import { EarlyTool } from './early-tool.tsx'
import { ExchangeTool } from './exchange-tool.tsx'
import { RateTool } from './rate-tool.tsx'
import { RefinancingTool } from './refinancing-tool.tsx'
import { RepaymentTool } from './repayment-tool.tsx'

function drawn(Tool: ComponentType<SectionProps>, search: string, product: Product): string {
  const facts = calculatorFacts(product, knownOn('2026-11-21'))
  const state = initialState(facts, search)
  return renderToStaticMarkup(<Tool loan={loanOf(facts, state.choices)} state={state} dispatch={() => undefined} />)
}

/** What a tool says of a loan, as a reader meets it. */
function said(Tool: ComponentType<SectionProps>, search: string, product: Product = 'housing'): string {
  return drawn(Tool, search, product)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/ +/g, ' ')
}

test.each([
  ['', 'Ako je stopa od početka viša za 1 procentni poen, rata je 454,23 EUR: 48,88 EUR više.'],
  ['?grejs=12', 'od početka viša za 1 procentni poen, rata posle grejs perioda je 460,43 EUR: 48,44 EUR više.'],
  ['?otplata=jednake-rate', 'prva rata je 588,89 EUR: 66,67 EUR više.'],
  [
    '?vrsta=kombinovana&kamata=4.2',
    'Ako je stopa posle fiksnog perioda viša za 1 procentni poen, rata posle fiksnog perioda je 445,76 EUR: 42,28 EUR više.',
  ],
  ['?vrsta=kombinovana&otplata=jednake-rate', 'prva rata posle fiksnog perioda je'],
  [
    '?vrsta=kombinovana&fiksno=12&grejs=24',
    'posle fiksnog perioda viša za 1 procentni poen, rata posle grejs perioda je',
  ],
])('a higher rate is told of the instalment that it changes: „%s”', (search, sentence) => {
  expect(said(RateTool, search)).toContain(sentence)
  expect(said(RateTool, search)).not.toContain('svakog meseca')
})

test('where the rate is fixed at first, the present bar is the one by the index', () => {
  expect(said(RateTool, '?vrsta=kombinovana&kamata=4.2')).toContain('403,48 uz upisani indeks')
})

test('the limit of the National Bank that is a whole point higher is one bar, not two', () => {
  const facts = calculatorFacts('housing', knownOn('2026-11-21'))
  const caps = {
    'nominal.EUR': { value: 5.5, validFrom: '2026-06-01', checkedOn: '2026-11-21', grade: 'published' as const },
  }
  const state = initialState({ ...facts, rulesAndCaps: { ...facts.rulesAndCaps, caps } }, '')
  const html = renderToStaticMarkup(
    <RateTool loan={loanOf(facts, state.choices)} state={state} dispatch={() => undefined} />,
  )
  expect(html.match(/<li/g)).toHaveLength(4)
  expect(html).toContain('granica NBS')
})

test.each([
  ['', 'Ako evro poskupi za 10%, rata je 52.258 RSD: 4.751 RSD više.'],
  ['?grejs=12', 'rata posle grejs perioda je'],
  ['?otplata=jednake-rate', 'prva rata je'],
  ['?vrsta=kombinovana', 'rata u fiksnom periodu je'],
])('a dearer euro is told of the instalment that was converted: „%s”', (search, sentence) => {
  expect(said(ExchangeTool, search)).toContain(sentence)
  expect(said(ExchangeTool, search)).not.toContain('svakog meseca')
})

test('a cheaper euro is written with the minus of every other number', () => {
  expect(said(ExchangeTool, '')).toContain('evro jeftiniji za 5% 45.132 -2.375')
})

test('what a dearer euro adds is the difference of the sums beside it', () => {
  for (let price = 50_000; price < 50_600; price += 7) {
    const [, dearer = '', added = ''] =
      /je ([\d.]+) RSD: ([\d.]+) RSD više/.exec(said(ExchangeTool, `?cena=${price}`)) ?? []
    const [, today = ''] = /polazni kurs ([\d.]+)/.exec(said(ExchangeTool, `?cena=${price}`)) ?? []
    const plain = (text: string) => Number(text.replaceAll('.', ''))
    expect(plain(dearer) - plain(today)).toBe(plain(added))
  }
})

test.each([
  ['', 'Uz jednake rate glavnice plaćate 11.774,15 EUR manje kamate, ali je prva rata veća za 116,87 EUR.'],
  ['?grejs=12', 'ali je prva rata posle grejs perioda veća za 117,90 EUR. '],
  ['?rok=12&grejs=11', 'Uz ove podatke razlike nema.'],
])('the other way to repay: „%s”', (search, sentence) => {
  expect(said(RepaymentTool, search)).toContain(sentence)
})

test('an early repayment is told of the instalment after the grace period only while that lasts', () => {
  expect(said(EarlyTool, '?rok=24&grejs=13')).toContain('Rata posle grejs')
  expect(said(EarlyTool, '?rok=24&grejs=12')).not.toContain('Rata posle grejs')
})

test('without interest both ways are one', () => {
  expect(said(RepaymentTool, '?kamata=0', 'car')).toContain('Uz ove podatke razlike nema.')
})

test('the new loan of a refinancing starts at the rate of the calculator, also where that is index and margin', () => {
  expect(drawn(RefinancingTool, '?kamata=8.5', 'cash')).toContain('value="8,50"')
  expect(drawn(RefinancingTool, '?vrsta=promenljiva&indeks=5&marza=1.75', 'cash')).toContain('value="6,75"')
})

test.each([
  [EarlyTool, 'Zakonska granica je 1%'],
  [AffordabilityTool, 'Računamo 5% limita mesečno.'],
])('what rests on a rule says when that was checked: %o', (Tool, sentence) => {
  expect(said(Tool, '')).toContain(sentence)
  expect(said(Tool, '')).toMatch(/Objavljeno; pročitano 21\.11\.2026\.|Granice su naša pretpostavka/)
})

test('a rate of exchange says its day', () => {
  expect(said(ExchangeTool, '')).toContain('okvirni kurs od 117,20 dinara za evro, što je naša pretpostavka')
})
