import { expect, test } from 'vitest'
import { readQuery } from '#app/features/calculator/query.ts'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { comparison, rankedOffers } from './ranked-offers.ts'
import { offeredLoan } from './saved-offers.ts'

const facts = calculatorFacts('cash', '2026-11-21')
const offers = (...queries: string[]) =>
  queries.map((query, index) => {
    const offer = { id: 'ABC'[index] ?? '', name: `Ponuda ${'ABC'[index]}`, query }
    return { ...offer, loan: offeredLoan(facts, offer) }
  })

test('the lowest effective rate comes first', () => {
  const ranked = rankedOffers(offers('', '?kamata=8&naknada=5', '?kamata=8'))
  expect(ranked.map(({ name }) => name)).toEqual(['Ponuda C', 'Ponuda A', 'Ponuda B'])
  expect(comparison(ranked)[0]).toBe(
    'Ponuda C ima najnižu EKS: niža je nego u ponudi „Ponuda A” za 1,09\u00a0procentnih poena, a do kraja otplate plaćate 17.350,72\u00a0RSD manje.',
  )
})

test('a cheaper rate that costs more in all is not called the cheapest', () => {
  const [sentence, remark] = comparison(rankedOffers(offers('?rok=24', '?rok=71&kamata=8.9')))
  expect(sentence).toContain('Po EKS je prva „Ponuda B”, a po ukupnom iznosu „Ponuda A”')
  expect(remark).toContain('Rokovi se razlikuju')
})

test('sums of two currencies are not subtracted from each other', () => {
  const [sentence, remark] = comparison(rankedOffers(offers('', '?valuta=EUR')))
  expect(sentence).not.toMatch(/RSD|EUR/)
  expect(remark).toContain('Valute se razlikuju')
})

test('one offer is compared with nothing', () => {
  expect(comparison(rankedOffers(offers('')))).toEqual(['Za poređenje su potrebne bar dve ponude.'])
})

test('an offer keeps what it was made of', () => {
  expect(offers('?iznos=500000&rok=36')[0]?.loan.choices).toEqual(readQuery(facts, '?iznos=500000&rok=36').choices)
})
