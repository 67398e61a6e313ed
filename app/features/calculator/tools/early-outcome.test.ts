import { expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { loanOf } from '#core/calculator/loan.ts'
import { readQuery } from '#core/calculator/query.ts'
import { earlyRepayment } from '#core/loan/early-repayment.ts'
import { knownOn } from '#core/owner/known.ts'
import { earlyAnswer, isRateFixedAt, largestFee, payoffMonth } from './early-outcome.ts'

const housing = calculatorFacts('housing', knownOn('2026-11-21'))
const car = calculatorFacts('car', knownOn('2026-11-21'))
const loan = (facts: typeof housing, search: string) => loanOf(facts, readQuery(facts, search).choices)

test('below the free sum there is no fee, above it one per cent of the rest', () => {
  expect(largestFee(housing, loan(housing, ''), 60, 10_000_00)).toBe(0) // 1.200.000 RSD are 10.239 EUR
  expect(largestFee(housing, loan(housing, ''), 60, 20_000_00)).toBe(97_61)
  expect(largestFee(housing, loan(housing, '?cena=500000'), 350, 18_000_00)).toBe(38_81)
})

test('other loans cost nothing early while their rate varies', () => {
  expect(largestFee(car, loan(car, '?cena=100000'), 12, 30_000_00)).toBe(197_61)
  expect(largestFee(car, loan(car, '?cena=100000&vrsta=promenljiva'), 12, 30_000_00)).toBe(0)
  expect(largestFee(car, loan(car, '?cena=100000&vrsta=kombinovana&fiksno=24'), 30, 30_000_00)).toBe(0)
})

test('the last month of the fixed period is fixed still', () => {
  const combined = loan(car, '?cena=100000&vrsta=kombinovana&fiksno=24')
  expect([24, 25].map((month) => isRateFixedAt(combined, month))).toEqual([true, false])
})

test('if more than the debt is offered, the fee is on the debt after that month’s instalment', () => {
  const given = loan(housing, '')
  const balance = given.figures.rows[239]?.balance ?? 0
  expect(largestFee(housing, given, 240, 80_000_00)).toBe(largestFee(housing, given, 240, balance))
  expect(largestFee(housing, given, 240, balance)).toBeGreaterThan(largestFee(housing, given, 240, balance - 1_00) ?? 0)
})

test('without a middle rate the free sum is not known in euros', () => {
  const { middleRate: _, ...unknown } = housing
  expect(largestFee(unknown, loan(housing, ''), 60, 20_000_00)).toBeUndefined()
})

test('the fee is unknown if the rules are out of date', () => {
  const { rulesAndCaps, ...rest } = housing
  for (const name of ['early-repayment.free', 'early-repayment.fee', 'early-repayment.fee.last-year'] as const) {
    const { [name]: _, ...rules } = rulesAndCaps.rules
    expect(
      largestFee({ ...rest, rulesAndCaps: { ...rulesAndCaps, rules } }, loan(housing, ''), 60, 20_000_00),
    ).toBeUndefined()
  }
  expect(
    largestFee({ ...rest, rulesAndCaps: { ...rulesAndCaps, rules: {} } }, loan(housing, ''), 60, 20_000_00),
  ).toBeUndefined()
})

test('the payoff month is the first by which the saved interest covers the fee', () => {
  const { without, shorten } = earlyRepayment(
    { principal: 80_000_00, ratePercent: 4.5, months: 360 },
    60,
    10_000_00,
    100_00,
  )
  // 10.000 EUR cost 37,50 a month in interest; a hundred is saved with the third instalment after it.
  expect(payoffMonth(without, shorten.figures, 37_50)).toBe(61)
  expect(payoffMonth(without, shorten.figures, 100_00)).toBe(63)
  expect(payoffMonth(without, shorten.figures, 99_999_00)).toBeUndefined()
})

test('the fee is on what is taken, never on more than the debt', () => {
  expect(largestFee(housing, loan(housing, ''), 355, 80_000_00)).toBe(0) // 2.000 EUR are left
  const { middleRate: _, ...inDinars } = calculatorFacts('cash', knownOn('2026-11-21'))
  const dear = loan({ ...inDinars, product: 'cash' }, '?iznos=3000000')
  expect(largestFee(inDinars, dear, 12, 2_000_000_00)).toBe(8_000_00) // dinars need no rate of exchange
})

const answer = (search: string, month: number, amount: number, fee = 0) => {
  const { input, currency } = loan(housing, search)
  return earlyAnswer(earlyRepayment(input, month, amount, fee), fee, currency).replaceAll('\u00a0', ' ')
}

test.each([
  [
    'both ways',
    answer('', 60, 10_000_00),
    'Kraći rok: 66 rata manje i 17.101,75 EUR manje kamate; manja rata: 349,76 EUR umesto 405,35 EUR i 6.673,25 EUR manje kamate.',
  ],
  [
    'in a grace period, of the instalment after it',
    answer('?grejs=12', 6, 10_000_00),
    'manja rata: 360,50 EUR umesto 411,99 EUR',
  ],
  ['with equal principal, of the next one', answer('?otplata=jednake-rate', 60, 10_000_00), 'EUR umesto 472,22 EUR'],
  [
    'so little that the rounding of a new instalment takes more, and how much',
    answer('?ucesce=1', 1, 1_00),
    'Kraći rok: manja poslednja rata i 2,47 EUR manje kamate; manja rata: 501,61 EUR umesto 501,62 EUR i 1,31 EUR više kamate, jer se nova rata zaokružuje iznova.',
  ],
  [
    'so little that it stays',
    answer('?kamata=0.5&cena=12500&ucesce=80', 1, 1_00),
    'rata ostaje 7,48 EUR i 0,18 EUR manje kamate.',
  ],
  [
    'so late that no interest is left to save',
    answer('?kamata=0.5&cena=12500&ucesce=80', 359, 1_00),
    'Kraći rok: manja poslednja rata i ista kamata;',
  ],
  ['all of it', answer('', 60, 80_000_00), 'Ovom uplatom vraćate ceo dug i štedite 48.677,45 EUR kamate.'],
  [
    'all of it with a fee',
    answer('', 60, 80_000_00, 700_00),
    'štedite 48.677,45 EUR kamate. Kada se oduzme naknada, ostaje 47.977,45 EUR.',
  ],
  [
    'all of it for a fee that is dearer',
    answer('', 359, 1_000_00, 5_00),
    'štedite 1,51 EUR kamate. Naknada je veća od uštede',
  ],
  [
    'part of it for a fee that is dearer',
    answer('', 300, 100_00, 900_00),
    'Naknada je veća od uštede: pod ovim uslovima uplata se ne isplati.',
  ],
  [
    'a fee that only the shorter term earns',
    answer('', 60, 10_000_00, 10_000_00),
    'rate. Uz manju ratu naknada je veća od uštede.',
  ],
])('the answer: %s', (_, said, sentence) => {
  expect(said).toContain(sentence)
})
