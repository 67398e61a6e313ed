import { expect, test } from 'vitest'
import { typeset, typesetText } from './typeset.ts'

const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')

test.each([
  ['405,35 EUR mesečno', '405,35_EUR mesečno'],
  ['kredit od 80.000 evra na 360 meseci', 'kredit od 80.000_evra na 360_meseci'],
  ['21. novembra 2026. godine', '21._novembra_2026. godine'],
  ['svakog 1. juna i 1. decembra', 'svakog 1._juna i_1._decembra'],
  ['u banci i u katastru', 'u_banci i_u_katastru'],
  ['Sl. glasnik RS, br. 19/2025', 'Sl._glasnik RS, br._19/2025'],
  ['iz člana 45. i član 12. stav 1. tačka 2)', 'iz člana_45. i_član_12. stav_1. tačka_2)'],
  ['od 12 do 36 rata', 'od 12_do_36_rata'],
  ['najmanje 20 ili 21 godinu', 'najmanje 20_ili_21_godinu'],
  ['oko 10.080 RSD', 'oko_10.080_RSD'],
  ['od 1.500 do 35 evra', 'od 1.500 do 35_evra'],
  ['raste 2 puta', 'raste 2_puta'],
  ['Ulica i broj, 11000 Beograd, Srbija', 'Ulica i_broj, 11000_Beograd, Srbija'],
  ['od 176. rate, u 15. godini', 'od 176._rate, u_15._godini'],
  ['umesto PDV-a stoji porez', 'umesto PDV-|a stoji porez'],
  ['od 10.000–350.000 EUR', 'od 10.000–|350.000_EUR'],
  ['premija {nkosk}-a', 'premija {nkosk}-|a'],
  ['/pravila#sta-ulazi-u-obracun', '/pravila#sta-ulazi-u-obracun'],
  ['12 ratarskih mašina', '12 ratarskih mašina'],
])('%s is typeset %s', (text, expected) => {
  expect(visible(typesetText(text))).toBe(expected)
})

test('a data structure keeps its shape and its numbers', () => {
  expect(typeset({ kind: 'shares', items: [{ percent: 80, text: 'do 80 godina' }] })).toEqual({
    kind: 'shares',
    items: [{ percent: 80, text: 'do 80\u00a0godina' }],
  })
})

test('what is typeset already stays as it is', () => {
  const once = typesetText('u roku od 14 dana i 0,5% PDV-a za 1. maja 2026.')
  expect(typesetText(once)).toBe(once)
})

test('the head of a page stays as written, for those who compare and copy it', () => {
  const head = { title: 'O nama', description: 'Ko smo i šta radimo.', h1: 'O nama' }
  expect(typeset({ ...head, lead: 'O nama' })).toEqual({ ...head, lead: 'O\u00a0nama' })
})
