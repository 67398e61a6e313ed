import { expect, test } from 'vitest'
import { pageData } from '#app/page-data.ts'
import { traces } from '#content/cookies.ts'
import type { Block, Page } from '#content/page.ts'
import { knownOn } from '#core/owner/known.ts'
import { article } from './article.ts'

const today = '2026-11-21'

function pageOf(...blocks: Block[]): Page {
  return {
    title: 'Proba',
    description: 'Proba',
    h1: 'Proba',
    lead: 'Bez pojmova.',
    modified: today,
    sections: [{ id: 'proba', heading: 'Proba', blocks }],
  }
}

function block(first: Block) {
  return article(pageOf(first), knownOn(today)).sections[0]?.blocks[0]
}

test('the terms of all texts come with the page, each once', () => {
  const { terms } = article(
    { ...pageOf({ kind: 'text', paragraphs: ['{nks} i {eks}', '{eks|EKS-a}'] }), lead: 'O {hipoteka|hipoteci}' },
    knownOn(today),
  )
  expect(Object.keys(terms)).toEqual(['hipoteka', 'nks', 'eks'])
  expect(terms.eks?.text).toMatch(/^Efektivna kamatna stopa/)
})

test('a term that the glossary lacks stops the build', () => {
  expect(() => block({ kind: 'text', paragraphs: ['{nema-toga}'] })).toThrow('{nema-toga}')
})

test('the cookie table holds every trace that the code can leave', () => {
  const table = block({ kind: 'widget', widget: 'cookie-table' })
  expect(table).toMatchObject({ kind: 'table', head: expect.arrayContaining(['Naziv', 'Trajanje']) })
  const rows = table?.kind === 'table' ? table.groups.flatMap((group) => group.rows) : []
  expect(rows.map(([name]) => name)).toEqual(traces.map(({ name }) => name))
})

test.each([
  // as in tests/support/golden-loans.ts: the figures of the three representative examples
  ['housing', '4,79%', '405,35', 'EUR', '145.924,69\u00a0EUR', '4,64%'],
  ['cash', '9,87%', '12.455,01', 'RSD', '747.300,91\u00a0RSD', '9,85%'],
  ['car', '6,73%', '202,51', 'EUR', '12.150,37\u00a0EUR', '6,50%'],
] as const)('the %s example costs %s', (product, effectiveRate, amount, currency, total, withFeeOnly) => {
  const example = block({ kind: 'example', product })
  expect(example).toMatchObject({
    kind: 'example',
    effectiveRate: { value: effectiveRate, label: 'EKS, obračunata na dan 21.11.2026.' },
    instalment: { amount, currency },
  })
  const rows = example?.kind === 'example' ? example.rows : []
  expect(rows.find(({ term }) => term === 'Ukupno za otplatu')?.text).toBe(total)
  expect(rows.at(-1)).toEqual({ term: 'EKS samo sa naknadom za obradu', text: withFeeOnly })
})

test.each([
  ['housing', 8, 'Procena nepokretnosti: 150,00 EUR', 'Osiguranje nepokretnosti, svake godine: 40,00 EUR'],
  ['cash', 2, 'Izveštaj Kreditnog biroa: 246,00 RSD', 'Menica: 50,00 RSD'],
  ['car', 3, 'Menica: 0,43 EUR', 'Upis zaloge na vozilu: 51,19 EUR'],
] as const)('the %s example names each cost that is in its last rate', (product, count, ...costs) => {
  const example = block({ kind: 'example', product })
  const rows = example?.kind === 'example' ? example.rows.map(({ term, text }) => `${term}: ${text}`) : []
  const read = rows.map((row) => row.replaceAll('\u00a0', ' '))
  expect(read).toEqual(expect.arrayContaining(costs))
  const first = read.findIndex((row) => row.startsWith('Ukupno za otplatu')) + 1
  expect(read.slice(first, -1)).toHaveLength(count)
  const notes = example?.kind === 'example' ? example.notes.join('\n') : ''
  expect(notes.includes('preračunati su u\u00a0evre (uz okvirni kurs')).toBe(product !== 'cash')
})

test('the head of a loan page warns beside its first figures, with their date', () => {
  const { factsNote } = pageData('cash-loan', knownOn(today))
  expect(factsNote).toMatch(
    /^\*\*Pažnja! Pozajmljivanje novca košta\.\*\* Obračun od 21\.11\.2026\. nije ponuda banke\.$/,
  )
})
