import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { readQuery } from '#core/calculator/query.ts'
import { knownOn } from '#core/owner/known.ts'
import { scheduleCsv } from './schedule-csv.ts'

const facts = calculatorFacts('housing', knownOn('2026-11-21'))
const csv = (search: string) => scheduleCsv(loanOf(facts, readQuery(facts, search).choices), facts.today)

test('the file opens right in a spreadsheet with Serbian settings', () => {
  const lines = csv('').split('\r\n')
  expect(lines[0]).toBe('\uFEFFRata br.;Datum dospeća;Mesečna rata;Kamata;Glavnica;Naknade i troškovi;Preostali dug')
  expect(lines[1]).toBe('0;21.11.2026.;;;;400,00;80000,00')
  expect(lines[2]).toBe('1;21.12.2026.;405,35;300,00;105,35;0,00;79894,65')
  expect(lines[361]).toBe('360;21.11.2056.;404,04;1,51;402,53;0,00;0,00')
  expect(lines).toHaveLength(363) // head, drawdown, 360 instalments, the end of the last line
})

test('costs stand on the days they are due', () => {
  const cells = csv('?osiguranje=da&procena=da')
    .split('\r\n')
    .map((line) => line.split(';')[5])
  expect([cells[1], cells[2], cells[13], cells[361]]).toEqual(['590,00', '0,00', '40,00', '0,00'])
})

test('no cell begins like a formula', () => {
  const cells = csv('?grejs=12&otplata=jednake-rate')
    .slice(1)
    .split(/[;\r\n]+/)
  expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([])
})
