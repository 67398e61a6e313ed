import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from './loan.ts'
import { readQuery } from './query.ts'
import { interestPerHundred, resultRows, resultSentence } from './result-rows.ts'

const facts = calculatorFacts('housing', '2026-11-21')
const loan = (search: string) => loanOf(facts, readQuery(facts, search).choices)
const rows = (search: string) =>
  Object.fromEntries(resultRows(facts, loan(search)).map(({ term, value }) => [term, value]))

test('every figure of the starting loan', () => {
  expect(rows('')).toEqual({
    'Iznos kredita': '80.000,00\u00a0EUR',
    'Ukupna kamata': '65.924,69\u00a0EUR',
    Učešće: '20.000,00\u00a0EUR',
    'Ukupno za otplatu': '145.924,69\u00a0EUR',
    'Naknada za obradu': '400,00\u00a0EUR',
    'Ukupan trošak kredita': '66.324,69\u00a0EUR',
    NKS: '4,50%',
    'Rata u dinarima': '47.507\u00a0RSD',
  })
  expect(interestPerHundred(loan(''))).toBe(45)
})

test('a grace period names the instalment in it', () => {
  expect(rows('?grejs=12')).toMatchObject({ 'Rata u grejs periodu': '300,00\u00a0EUR' })
})

test('equal parts of the principal name the last instalment', () => {
  expect(rows('?otplata=jednake-rate')).toMatchObject({ 'Poslednja rata': '223,86\u00a0EUR' })
})

test('costs bring an effective rate of their own', () => {
  expect(rows('?procena=da&osiguranje=da')).toMatchObject({
    'Ostali troškovi': '1.350,00\u00a0EUR',
    'EKS sa svim troškovima': '4,73%',
  })
})

test('one sentence says it all, whatever the loan', () => {
  expect(resultSentence(loan(''))).toBe(
    'Kredit od 80.000,00\u00a0EUR vraćate 360\u00a0meseci po 405,35\u00a0EUR: ukupno 145.924,69\u00a0EUR, od čega je kamata 65.924,69\u00a0EUR.',
  )
  expect(resultSentence(loan('?grejs=12'))).toContain(
    'Grejs period: 12\u00a0meseci, samo kamata; posle toga rata je 411,99\u00a0EUR.',
  )
  expect(resultSentence(loan('?otplata=jednake-rate'))).toContain('prva rata je 522,22\u00a0EUR')
  expect(resultSentence(loan('?vrsta=kombinovana'))).toContain('kada istekne fiksni period (60\u00a0meseci)')
})
