import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorFacts } from '#app/page-data/calculator.ts'
import { knownOn } from '#core/owner/known.ts'
import { calculatorKeys } from './address.ts'
import { startingChoices, withQuantity } from './choices.ts'
import { limitsOf, quantities } from './fields.ts'
import { loanOf } from './loan.ts'
import { asksForFile, asksForMonths, openDrawers, readQuery, writeQuery, writeScheduleQuery } from './query.ts'
import { initialState, reduced } from './state.ts'

const today = '2026-11-21'
const housing = calculatorFacts('housing', knownOn(today))
const cash = calculatorFacts('cash', knownOn(today))
const car = calculatorFacts('car', knownOn(today))

test('the defaults have no query, and no query means the defaults', () => {
  for (const facts of [housing, cash, car]) {
    expect(writeQuery(facts, startingChoices(facts))).toBe('')
    expect(readQuery(facts, '')).toEqual({ choices: startingChoices(facts), corrected: [] })
  }
})

describe('an address with the keys of contract §6.1', () => {
  test('is read completely for a housing loan', () => {
    const search =
      '?cena=120000&ucesce=25&rok=300&kamata=4.95&naknada=0.75&otplata=jednake-rate&grejs=6&vrsta=promenljiva&indeks=2.2'
    const { choices, corrected } = readQuery(housing, search)
    expect(corrected).toEqual([])
    expect(choices).toMatchObject({
      amount: 120_000_00,
      depositPercent: 25,
      deposit: 30_000_00,
      months: 300,
      ratePercent: 4.95,
      feePercent: 0.75,
      repayment: 'equal-principal',
      graceMonths: 6,
      rateKind: 'variable',
      indexPercent: 2.2,
    })
    expect(new URLSearchParams(writeQuery(housing, choices))).toEqual(
      expect.objectContaining({ size: new URLSearchParams(search).size }),
    )
  })

  test.each([')', '.', ',', ';', ').', '”'])('is read without %j, which a chat adds to a link', (tail) => {
    expect(readQuery(cash, `?iznos=500000${tail}`)).toMatchObject({ choices: { amount: 500_000_00 }, corrected: [] })
    expect(readQuery(cash, `?rok=48&otplata=jednake-rate${encodeURIComponent(tail)}`)).toMatchObject({
      choices: { months: 48, repayment: 'equal-principal' },
      corrected: [],
    })
  })

  test('keeps a deposit given as a sum in a link, whatever the price becomes', () => {
    const given = withQuantity(startingChoices(housing), 'deposit', 33_333_00)
    const search = writeQuery(housing, given)
    expect(search).toBe('?ucesce=33.333&ucesce-kao=iznos')
    const { choices, corrected } = readQuery(housing, search)
    expect([choices, corrected]).toEqual([given, []])
    expect(withQuantity(choices, 'amount', 150_000_00).deposit).toBe(33_333_00)
    expect(withQuantity(readQuery(housing, '?ucesce=33.333').choices, 'amount', 150_000_00).deposit).toBe(49_999_50)
    expect(readQuery(cash, '?ucesce-kao=iznos').choices).toEqual(startingChoices(cash))
  })

  test.each([
    [12_500_57, 10_000_46, 'above 80%'],
    [12_500_49, 125_00, 'below 1%'],
  ])('of a price of %d the furthest sum allowed, %d, is a hair %s and no damage to its link', (price, deposit) => {
    const priced = withQuantity(startingChoices(housing), 'amount', price)
    const { min, max } = limitsOf(housing, priced, 'deposit')
    expect([min, max]).toContain(deposit)
    const given = withQuantity(priced, 'deposit', deposit)
    expect(readQuery(housing, writeQuery(housing, given))).toEqual({ choices: given, corrected: [] })
    const beyond = `?cena=${price / 100}&ucesce=80.001&ucesce-kao=iznos`
    expect(readQuery(housing, beyond)).toMatchObject({ choices: { deposit: max }, corrected: ['depositPercent'] })
  })

  test('in euros has the defaults of euros', () => {
    expect(readQuery(cash, '?valuta=EUR').choices).toMatchObject({ amount: 5_000_00, ratePercent: 6 })
    expect(writeQuery(cash, readQuery(cash, '?valuta=EUR&iznos=7500').choices)).toBe('?valuta=EUR&iznos=7500')
  })

  test.each([
    [housing, 'biro=1&menica=2&procena=3&overa=4&upis=5&taksa=6&izvod=7&osiguranje=8&nkosk=9&zivotno=10&drugi=11'],
    [cash, 'biro=1&menica=2&racun=3&osiguranje-otplate=4&drugi=5'],
    [car, 'biro=1&menica=2&zaloga=3&kasko=4&drugi=5'],
  ])('every cost in a link that was kept: $0.product', (facts, search) => {
    const { choices } = readQuery(facts, `?${search}`)
    expect(Object.values(choices.costs)).toEqual(Array.from(search.split('&'), (_, index) => (index + 1) * 100))
    expect(writeQuery(facts, choices)).toBe(`?${search}`)
  })

  test('includes costs with their usual amount or with a sum of the visitor', () => {
    const { choices } = readQuery(housing, '?procena=da&osiguranje=55.5&drugi=100&upis=abc')
    expect(choices.costs).toEqual({ appraisal: 'usual', 'property-insurance': 55_50, other: 100_00 })
    expect(writeQuery(housing, choices)).toBe('?procena=da&osiguranje=55.5&drugi=100')
  })
})

describe('what is wrong becomes the nearest allowed value, and is named', () => {
  test.each([
    ['?cena=1', { amount: 12_500_00 }, ['amount']],
    ['?cena=1000000000000000', { amount: 500_000_00 }, ['amount']],
    ['?cena=1e15', { amount: 500_000_00 }, ['amount']],
    ['?cena=-5', { amount: 12_500_00 }, ['amount']],
    ['?cena=abc', { amount: 100_000_00 }, ['amount']],
    ['?cena=1.2.3', { amount: 100_000_00 }, ['amount']],
    ['?cena=', { amount: 100_000_00 }, ['amount']],
    ['?rok=0', { months: 12 }, ['months']],
    ['?rok=99999', { months: 360 }, ['months']],
    ['?rok=12.5', { months: 13 }, ['months']],
    ['?rok=2,3 god', { months: 28 }, ['months']],
    ['?rok=2,0833333 god', { months: 25 }, ['months']],
    ['?cena=80.000,555', { amount: 80_000_56 }, ['amount']],
    ['?cena=80 000,555 EUR', { amount: 80_000_56 }, ['amount']],
    ['?kamata=0', { ratePercent: 0.5 }, ['ratePercent']],
    ['?kamata=1e9', { ratePercent: 10 }, ['ratePercent']],
    ['?kamata=4.12345', { ratePercent: 4.123 }, ['ratePercent']],
    ['?kamata=4,12345', { ratePercent: 4.123 }, ['ratePercent']],
    ['?kamata=NaN', { ratePercent: 4.5 }, ['ratePercent']],
    ['?ucesce=100', { depositPercent: 80 }, ['depositPercent']],
    ['?naknada=99', { feePercent: 3 }, ['feePercent']],
    ['?vrsta=kombinovana&indeks=99', { indexPercent: 8 }, ['indexPercent']],
    ['?vrsta=kombinovana&indeks=nekako', { indexPercent: housing.index.EUR?.default }, ['indexPercent']],
    ['?grejs=400&rok=24', { graceMonths: 23, months: 24 }, ['graceMonths']],
    ['?otplata=nekako', { repayment: 'annuity' }, ['repayment']],
    ['?vrsta=lepa', { rateKind: 'fixed' }, ['rateKind']],
  ])('%s', (search, expected, corrected) => {
    const read = readQuery(housing, search)
    expect(read.choices).toMatchObject(expected)
    expect(read.corrected).toEqual(corrected)
  })

  test('a sum may have an exponent, and a deposit is ignored if the product has none', () => {
    expect(readQuery(housing, '?cena=2e4').choices.amount).toBe(20_000_00)
    expect(readQuery(cash, '?ucesce=20')).toEqual(readQuery(cash, ''))
  })

  test.each([
    ['?procena=abc', {}, ['appraisal']],
    ['?drugi=-5', {}, ['other']],
    ['?drugi=da', {}, ['other']],
    ['?drugi=1e15', { other: 500_000_00 }, ['other']],
    ['?procena=1000000000000000', { appraisal: 500_000_00 }, ['appraisal']],
    ['?procena=1005,555', { appraisal: 1_005_56 }, ['appraisal']],
    ['?drugi=', {}, []],
    ['?drugi=0', {}, []],
    ['?procena=1.150,50&rok=5', { appraisal: 1_150_50 }, ['months']],
  ])('of a cost: %s', (search, costs, corrected) => {
    const read = readQuery(housing, search)
    expect(read.choices.costs).toEqual(costs)
    expect(read.corrected).toEqual(corrected)
  })

  test('an unknown currency becomes that of the product', () => {
    expect(readQuery(cash, '?valuta=USD')).toMatchObject({ choices: { currency: 'RSD' }, corrected: ['currency'] })
  })

  test('a fixed period that does not affect the result is corrected without a notice', () => {
    expect(readQuery(housing, '?fiksno=900').corrected).toEqual([])
  })
})

test('the usual fixed period is cut to a shorter term, without a notice', () => {
  const { choices, corrected } = readQuery(housing, '?vrsta=kombinovana&rok=24')
  expect([choices.fixedMonths, corrected]).toEqual([23, []])
})

test('a form without script sends what people write', () => {
  const { choices, corrected } = readQuery(housing, '?cena=123.456,78&ucesce=20&rok=360&kamata=4,50&naknada=0,50')
  expect(corrected).toEqual([])
  expect(choices).toMatchObject({ amount: 123_456_78, ratePercent: 4.5, feePercent: 0.5 })
})

test('foreign keys are kept, and ours are replaced', () => {
  const choices = withQuantity(startingChoices(car), 'months', 48)
  expect(writeQuery(car, choices, '?referral=ANA-1&rok=60&kamata=7')).toBe('?referral=ANA-1&rok=48')
})

test('an address names the open drawers, and keeps those it has if none are given', () => {
  const choices = withQuantity(startingChoices(car), 'months', 48)
  expect(writeQuery(car, choices, '', ['more', 'costs'])).toBe('?rok=48&otvoreno=podaci-troskovi')
  expect(writeQuery(car, choices, '?otvoreno=troskovi&rok=60')).toBe('?rok=48&otvoreno=troskovi')
  expect(writeQuery(car, choices, '?otvoreno=troskovi', [])).toBe('?rok=48')
  expect(openDrawers('?otvoreno=troskovi-vrata-podaci')).toEqual(['more', 'costs'])
  expect(readQuery(car, '?otvoreno=vrata')).toEqual({ choices: startingChoices(car), corrected: [] })
})

test('drawers stay as they are under another calculation, unless an address brings it', () => {
  const open = reduced(initialState(car, ''), { type: 'drawer', drawer: 'costs', isOpen: true })
  const { choices } = open
  expect(reduced(reduced(open, { type: 'replaced', choices }), { type: 'reset' }).open).toEqual(['costs'])
  expect(reduced(open, { type: 'replaced', choices, open: ['more'] }).open).toEqual(['more'])
  expect(reduced(open, { type: 'drawer', drawer: 'costs', isOpen: false }).open).toEqual([])
})

test('a deposit in money comes back to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12_500_00, max: 500_000_00 }),
      fc.double({ min: 0.01, max: 0.8, noNaN: true }),
      (price, part) => {
        const own = withQuantity(startingChoices(housing), 'amount', price)
        const choices = withQuantity(own, 'deposit', Math.round(price * part))
        expect(readQuery(housing, writeQuery(housing, choices)).choices.deposit).toBe(choices.deposit)
      },
    ),
  )
})

test('the schedule by month is asked for beside the loan, and forgotten with the next change', () => {
  const choices = withQuantity(startingChoices(cash), 'months', 48)
  const search = writeScheduleQuery(cash, choices, 'meseci')
  expect(search).toBe('?rok=48&plan=meseci')
  expect(asksForMonths(search)).toBe(true)
  expect(readQuery(cash, search)).toEqual({ choices, corrected: [] })
  expect(writeQuery(cash, choices, search)).toBe('?rok=48')
  expect(asksForMonths('?plan=godine')).toBe(false)
  expect(asksForMonths(writeScheduleQuery(cash, choices, 'csv'))).toBe(false)
  expect(asksForFile(writeScheduleQuery(cash, choices, 'csv'))).toBe(true)
  expect(asksForFile(writeQuery(cash, choices))).toBe(false)
})

test('no query breaks the calculator', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('-1', '1e308', '€ 100.000,00', '١٢٣', '0x10', 'Infinity', '%00', '9'.repeat(50)),
  )
  const search = fc
    .array(fc.tuple(fc.constantFrom(...calculatorKeys), value))
    .map((fieldKeys) => `?${new URLSearchParams(fieldKeys)}`)
  fc.assert(
    fc.property(search, fc.constantFrom(housing, cash, car), (asked, facts) => {
      const { choices } = readQuery(facts, asked)
      for (const quantity of quantities) {
        const { min, max } = limitsOf(facts, choices, quantity)
        if (quantity === 'deposit' && !facts.deposit) continue
        expect(choices[quantity]).toBeGreaterThanOrEqual(min)
        expect(choices[quantity]).toBeLessThanOrEqual(max)
      }
      const { figures } = loanOf(facts, choices)
      expect(figures.instalment).toBeGreaterThan(0)
      expect(Number.isSafeInteger(figures.totalRepayment)).toBe(true)
      // The units are no part of the loan, and of its address only where a form without script sends them.
      const { termUnit, depositUnit } = choices
      expect({ ...readQuery(facts, writeQuery(facts, choices)).choices, termUnit, depositUnit }).toEqual(choices)
    }),
    { numRuns: 400 },
  )
})
