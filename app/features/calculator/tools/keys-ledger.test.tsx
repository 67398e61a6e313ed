import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import { knownOn } from '#core/owner/known.ts'
import { type KeysChoices, keysLedger } from './keys-ledger.ts'
import { KeysTool } from './keys-tool.tsx'

const facts = calculatorFacts('housing', knownOn('2026-11-27'))
const loan = (search: string) => loanOf(facts, initialState(facts, search).choices)
const given: KeysChoices = {
  kind: 'used',
  area: 60,
  members: 0,
  isFirstHome: false,
  agencyPercent: 0,
  other: 0,
}
const flat = '?cena=120000'

/** The sum of a row; 0 if there is none. */
const sumOf = (row: string, changed: Partial<KeysChoices> = {}, search = flat) =>
  keysLedger(loan(search), facts, { ...given, ...changed }).rows.find((one) => one.row === row)?.amount ?? 0

test('the tax of a used flat and its relief, as in the published examples', () => {
  expect(sumOf('tax')).toBe(3_000_00)
  expect(sumOf('tax', { isFirstHome: true })).toBe(1_000_00)
  expect(sumOf('tax', { isFirstHome: true, members: 2 })).toBe(0)
  expect(sumOf('tax', { isFirstHome: true, area: undefined })).toBe(3_000_00) // not known what it covers
})

test('of a new flat nothing is paid beside the price, and the value added tax comes back', () => {
  const ledger = keysLedger(loan(flat), facts, { ...given, kind: 'new', isFirstHome: true })
  expect(ledger.rows.map(({ row }) => row)).not.toContain('tax')
  expect(ledger.tax?.refund).toBe(7_272_73)
})

test('the total is the sum of its rows: deposit, costs, fee and the first instalment', () => {
  const { rows, total, deposit } = keysLedger(loan(flat), facts, { ...given, agencyPercent: 2, other: 500_00 })
  expect(total).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
  expect(deposit).toBe(24_000_00)
  expect(sumOf('agency', { agencyPercent: 2 })).toBe(2_400_00)
  expect(sumOf('fee')).toBe(480_00)
  expect(sumOf('instalment')).toBe(loan(flat).figures.rows[0]?.instalment)
  // 14,1 million dinars: 36.288 for fourteen and 1.296 for one more that has begun, at 117,4948 for a euro.
  expect(sumOf('notary')).toBe(319_88)
})

test('every row says what its sum stands on', () => {
  const from = Object.fromEntries(keysLedger(loan(flat), facts, given).rows.map((one) => [one.row, one.from]))
  expect(from).toMatchObject({
    deposit: 'calculator',
    tax: 'published',
    notary: 'assumed',
    appraisal: 'assumed',
    'title-extract': 'published',
    instalment: 'calculator',
  })
})

test('a cost that the visitor has typed in the calculator is that sum, and an optional one is left out', () => {
  expect(sumOf('appraisal', {}, `${flat}&procena=90`)).toBe(90_00)
  expect(sumOf('life-insurance')).toBe(0)
  expect(sumOf('life-insurance', {}, `${flat}&zivotno=da`)).toBe(100_00)
})

test('without a rate of exchange or the tariffs their rows are silent, and the rest stays', () => {
  const { middleRate: _, ...noRate } = facts
  const rows = keysLedger(loan(flat), noRate, given).rows.map(({ row }) => row)
  expect(rows).not.toContain('notary')
  expect(rows).toContain('tax')
  const { purchase: __, ...noTax } = facts
  expect(keysLedger(loan(flat), noTax, given).tax).toBeUndefined()
})

test('the youth programme is one dated sentence: whether it is open is not known', () => {
  const html = renderToStaticMarkup(
    <KeysTool loan={loan(flat)} state={initialState(facts, flat)} dispatch={() => undefined} />,
  )
  expect(html.replaceAll('\u00a0', ' ')).toContain(
    'Program za mlade: uslove smo pročitali u zakonu (27.11.2026.), ali ne znamo da li sredstava još ima.',
  )
  const { purchase: _, ...unknown } = facts
  const silent = renderToStaticMarkup(
    <KeysTool loan={loan(flat)} state={initialState(unknown, flat)} dispatch={() => undefined} />,
  )
  expect(silent).not.toContain('Program za mlade')
})
