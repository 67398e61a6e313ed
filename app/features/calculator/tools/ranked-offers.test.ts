import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { readQuery } from '#core/calculator/query.ts'
import { knownOn } from '#core/owner/known.ts'
import { termsLine } from './offer-terms.ts'
import { comparison, distinctlyNamed, rankedOffers } from './ranked-offers.ts'
import { offeredLoan } from './saved-offers.ts'

const facts = calculatorFacts('cash', knownOn('2026-11-21'))
const compared = (...queries: string[]) =>
  comparison(rankedOffers(offers(...queries))).map((sentence) => sentence.replaceAll('\u00a0', ' '))
const offers = (...queries: string[]) =>
  queries.map((query, index) => {
    const offer = { id: 'ABC'[index] ?? '', name: `Ponuda ${'ABC'[index]}`, query }
    return { ...offer, loan: offeredLoan(facts, offer) }
  })

test('the lowest effective rate comes first', () => {
  const ranked = rankedOffers(offers('', '?kamata=8&naknada=5', '?kamata=8'))
  expect(ranked.map(({ name }) => name)).toEqual(['Ponuda C', 'Ponuda A', 'Ponuda B'])
  expect(comparison(ranked)[0]).toBe(
    'Ponuda C ima najnižu EKS: niža je nego u\u00a0ponudi „Ponuda A” za 1,09\u00a0procentnih poena, a\u00a0do kraja otplate plaćate 17.350,72\u00a0RSD manje.',
  )
})

test('a cheaper rate that costs more in all is not called the cheapest', () => {
  const [sentence, remark] = comparison(rankedOffers(offers('?rok=24', '?rok=71&kamata=8.9')))
  expect(sentence).toContain(
    'Po EKS je prva „Ponuda B”, a\u00a0po ukupnom iznosu „Ponuda A”. Razlike među njima: rok i NKS.',
  )
  expect(remark).toContain('Rokovi se razlikuju')
})

test('a longer fixed period is a difference between offers', () => {
  const combined = '?vrsta=kombinovana&kamata=9&indeks=5.75&marza=3.2'
  const [sentence] = compared(`${combined}&fiksno=12&drugi=600`, `${combined}&fiksno=13&racun=10`)
  expect(sentence).toContain('Razlike među njima: vrsta kamate.')
})

test('the points of a difference follow its last digit', () => {
  const [offer] = rankedOffers(offers(''))
  const apart = (points: number) =>
    offer && comparison([offer, { ...offer, effectiveRate: offer.effectiveRate + points }])[0]
  expect(apart(0.33)).toContain('za 0,33\u00a0procentna poena')
  expect(apart(0.21)).toContain('za 0,21\u00a0procentni poen')
  expect(apart(0.35)).toContain('za 0,35\u00a0procentnih poena')
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

test('a tie is called one, and the cheaper of the two by its sum', () => {
  expect(compared('', '')).toEqual(['Ponude koštaju isto.'])
  expect(compared('?kamata=9', '?kamata=9', '?kamata=10')[0]).toBe('Ponuda A i Ponuda B imaju istu, najnižu EKS.')
  const tie = rankedOffers(offers('', '?kamata=9.001')).map((offer) => ({ ...offer, effectiveRate: 9.85 }))
  expect(comparison(tie)[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /^Ponuda A i Ponuda B imaju istu, najnižu EKS; do kraja otplate je prva jeftinija za \d[\d,]* RSD\.$/,
  )
})

test('where only the way to repay differs, that and nothing else is said to differ', () => {
  expect(compared('', '?otplata=jednake-rate')[0]).toBe(
    'Po EKS je prva „Ponuda A”, a po ukupnom iznosu „Ponuda B”. Razlike među njima: način otplate. Zato jedan broj nije dovoljan.',
  )
})

test('at one rate the one that costs less in all comes first', () => {
  const ranked = rankedOffers(offers('?naknada=0&rok=60', '?naknada=0&rok=24'))
  expect(ranked.map(({ id, effectiveRate }) => [id, effectiveRate])).toEqual([
    ['B', 9.38],
    ['A', 9.38],
  ])
})

test('several differences are listed in the order of the terms', () => {
  expect(compared('?rok=24&naknada=0.9', '?rok=71&kamata=8.9&naknada=0.8')[0]).toContain(
    'Razlike među njima: rok, NKS i naknada.',
  )
})

test('what one of three does unlike the others is a difference', () => {
  expect(compared('', '', '?rok=48').slice(1)).toEqual([expect.stringContaining('Rokovi se razlikuju')])
})

test('a smaller loan is not called a cheaper one', () => {
  const [sentence, ...remarks] = compared('?kamata=8&iznos=500000', '')
  expect(sentence).toBe('Ponuda A ima najnižu EKS: niža je nego u ponudi „Ponuda B” za 1,09 procentnih poena.')
  expect(remarks).toEqual([
    'Iznosi kredita se razlikuju: manji kredit ukupno obično košta manje i kada mu je EKS viša.',
  ])
})

test('an offer that leaves nothing to receive has no rate to compare', () => {
  const [sentence, remark] = compared('', '?drugi=5000000')
  expect(sentence).toBe('Za ponudu „Ponuda B” EKS ne može da se izračuna: troškovi su veći od iznosa koji se prima.')
  expect(remark).toBeUndefined()
  expect(compared('?drugi=5000000', '?drugi=5000000').join(' ')).not.toMatch(/NaN|Infinity/)
})

test('in two currencies the order is by the rate alone', () => {
  const [sentence] = compared('?kamata=6', '?valuta=EUR')
  expect(sentence).toMatch(/^Ponuda A (i Ponuda B imaju istu|ima najnižu)/)
  expect(rankedOffers(offers('?kamata=6', '?valuta=EUR')).map(({ id }) => id)).toEqual(['A', 'B'])
})

test('offers are told apart, whatever they are called', () => {
  const named = distinctlyNamed(
    offers('', '', '').map((offer, index) => ({ ...offer, name: ['NLB', ' ', 'NLB'][index] ?? '' })),
  )
  expect(named.map(({ name }) => name)).toEqual(['NLB (A)', 'Ponuda B', 'NLB (C)'])
})

test('a line that breaks between two terms of an offer goes on with a word, and not with the dot', () => {
  const [plain] = offers('')
  expect(plain && termsLine(plain.loan)).not.toContain(' ·')
})

test('an offer says what it was made of', () => {
  const [plain, full] = offers('', '?vrsta=kombinovana&fiksno=12&grejs=3&otplata=jednake-rate&biro=da').map(
    ({ loan }) => termsLine(loan).replaceAll('\u00a0', ' '),
  )
  const [third] = offers('?kamata=9.125')
  expect(third && termsLine(third.loan)).toContain('NKS 9,125%')
  expect(plain).toBe('600.000,00 RSD · 60 meseci · NKS 9,00%, fiksna · obrada 6.000,00 RSD · anuiteti')
  expect(full).toBe(
    '600.000,00 RSD · 60 meseci · NKS 9,00%, zatim 9,00%, kombinovana (fiksna 12 meseci) · obrada 6.000,00 RSD · ostali troškovi 246,00 RSD · jednake rate · grejs 3 meseca',
  )
})
