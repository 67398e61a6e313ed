import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf, principalOf } from '#core/calculator/loan.ts'
import { initialState } from '#core/calculator/state.ts'
import type { Product } from '#core/facts/products.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, minorOf } from '#core/money/minor.ts'
import { knownOn } from '#core/owner/known.ts'
import { budgetFor } from './budget-answer.ts'
import { BudgetOutcome } from './budget-outcome.tsx'

type Typed = { income: number; obligations?: number; savings?: number; search?: string; unit?: Currency }

/** As the tool asks it: sums in the currency of the loan, unless `unit` says otherwise. */
function asked(product: Product, { income, obligations = 0, savings, search = '', unit }: Typed) {
  const facts = calculatorFacts(product, knownOn('2026-11-27'))
  const loan = loanOf(facts, initialState(facts, search).choices)
  const middleRate = facts.middleRate?.value ?? Number.NaN
  const currency = unit ?? loan.currency
  const inDinars = (sum: number) => converted(minorOf(sum, currency), currency, 'RSD', middleRate)
  const household = { netIncome: inDinars(income), obligations: inDinars(obligations) }
  const answer = budgetFor(loan, facts, { household, savings, middleRate })
  const onTake = () => {}
  const told = answer && (
    <BudgetOutcome answer={answer} loan={loan} facts={facts} middleRate={middleRate} unit={currency} onTake={onTake} />
  )
  const text = renderToStaticMarkup(told)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/ +/g, ' ')
  return { answer, text, facts }
}

test('1.200 euros a month, with a car loan of 150: price, loan and own money, and why not more', () => {
  const { answer, text } = asked('housing', { income: 1_200_00, obligations: 150_00 })
  expect(answer).toMatchObject({ price: 81_300_00, loan: 65_000_00, own: 16_300_00, boundBy: 'income' })
  expect(text).toContain('Možete da kupite nekretninu do 81.300 EUR: kredit 65.000 EUR i Vaš novac 16.300 EUR.')
  expect(text).toContain('Granicu postavljaju primanja. Sve rate zajedno odnose najviše 40% primanja')
  expect(text).toContain('za ovaj kredit ostaje 330 EUR mesečno')
  expect(text).toContain('Kredit sme da bude najviše 80% cene, pa je bar 20% Vaš novac.')
  expect(text).not.toContain('Uz najduži rok')
})

test('the income is the same in the other currency', () => {
  const inEuros = asked('housing', { income: 1_200_00 }).answer
  const inDinars = asked('housing', { income: 140_988_00, unit: 'RSD' }).answer // at 117,49
  expect(inDinars).toMatchObject({ price: inEuros?.price, loan: inEuros?.loan })
})

test('savings below the share that the law asks bind, and it is said what the income would carry', () => {
  const { answer, text } = asked('housing', { income: 1_200_00, obligations: 150_00, savings: 10_000_00 })
  expect(answer).toMatchObject({ price: 50_000_00, loan: 40_000_00, own: 10_000_00, boundBy: 'own-money' })
  expect(text).toContain('Granicu postavlja ušteđevina: primanja bi podnela i kredit do 65.100 EUR.')
})

test('a term below the longest is told as what binds too', () => {
  const { text } = asked('housing', { income: 1_200_00, search: '?rok=240' })
  expect(text).toContain('Kamata 4,50% i rok 240 meseci su iz obračuna.')
  expect(text).toMatch(
    /Uz najduži rok u kalkulatoru \(360 meseci\) kredit bi bio do \d+\.\d00 EUR, ali uz veću ukupnu kamatu\./,
  )
})

test.each([
  ['housing', 1_200_00],
  ['car', 800_00],
  ['cash', 120_000_00],
] as const)('what is handed over to the form is a loan that the advised share carries: %s', (product, income) => {
  const { answer, facts } = asked(product, { income })
  if (!answer?.choices) throw new Error('Nothing to hand over.')
  const handed = loanOf(facts, answer.choices)
  expect(principalOf(answer.choices)).toBe(answer.loan)
  expect(answer.choices.amount).toBe(answer.price)
  const instalment = converted(
    minorOf(handed.figures.instalment, handed.currency),
    handed.currency,
    'RSD',
    facts.middleRate?.value ?? Number.NaN,
  )
  expect(instalment).toBeLessThanOrEqual(answer.instalment)
  expect(instalment).toBeGreaterThan(0.98 * answer.instalment)
})

test.each([
  ['income that others take', { income: 1_200_00, obligations: 600_00 }, 'nema prostora za novi kredit', undefined],
  ['a price below those of the form', { income: 100_00 }, 'izvan granica ovog kalkulatora', undefined],
  ['savings that pay nearly all', { income: 300_00, savings: 400_000_00 }, 'izvan granica ovog kalkulatora', undefined],
  ['income for more than the form takes', { income: 20_000_00 }, 'Više od toga ovaj kalkulator ne računa.', 500_000_00],
])('at the limits: %s', (_, typed, said, handed) => {
  const { answer, text } = asked('housing', typed)
  expect(text).toContain(said)
  expect(answer?.choices?.amount).toBe(handed)
})
