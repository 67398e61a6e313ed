import { expect, test } from 'vitest'
import { traces } from '#content/cookies.ts'
import type { Block, Page } from '#content/page.ts'
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
  return article(pageOf(first), today).sections[0]?.blocks[0]
}

test('the terms of all texts come with the page, each once', () => {
  const { terms } = article(
    { ...pageOf({ kind: 'text', paragraphs: ['{nks} i {eks}', '{eks|EKS-a}'] }), lead: 'O {hipoteka|hipoteci}' },
    today,
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
  // domain.md §4: the figures of the three representative examples
  ['housing', '4,64%', '405,35', 'EUR', '145.924,69\u00a0EUR', '4,79%'],
  ['cash', '9,85%', '12.455,01', 'RSD', '747.300,91\u00a0RSD', undefined],
  ['car', '6,50%', '202,51', 'EUR', '12.150,37\u00a0EUR', undefined],
] as const)('the %s example costs %s', (product, effectiveRate, amount, currency, total, withCosts) => {
  const example = block({ kind: 'example', product })
  expect(example).toMatchObject({
    kind: 'example',
    effectiveRate: { value: effectiveRate, label: 'EKS, obračunata na dan 21.11.2026.' },
    instalment: { amount, currency },
  })
  const rows = example?.kind === 'example' ? example.rows : []
  expect(rows.find(({ term }) => term === 'Ukupno za otplatu')?.text).toBe(total)
  if (withCosts) expect(rows.at(-1)?.text).toBe(withCosts)
})
