import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CashFlow, effectiveRate } from './effective-rate.ts'

test('two possible rates are both listed', () => {
  const flows = [
    { months: 0, amount: -1000 },
    { months: 12, amount: 2300 },
    { months: 24, amount: -1320 },
  ]
  expect(effectiveRate(flows, 2)).toEqual({ ok: false, reason: 'several-rates', rates: ['10.00', '20.00'] })
})

test('rates a thousandth of a per cent apart are distinguished', () => {
  // (1 − 1.1 y)(1 − 1.10001 y)
  const flows = [
    { months: 0, amount: 1 },
    { months: 12, amount: '-2.20001' },
    { months: 24, amount: '1.210011' },
  ]
  expect(effectiveRate(flows, 4)).toEqual({ ok: false, reason: 'several-rates', rates: ['10.0000', '10.0010'] })
})

/** Flows a year apart that are worth nought at exactly these rates: Π (100 − (100 + percent) · y). */
const withRates = (...percents: number[]): CashFlow[] =>
  percents
    .reduce<number[]>(
      (sum, percent) => sum.concat(0).map((value, power) => 100 * value - (100 + percent) * (sum[power - 1] ?? 0)),
      [1],
    )
    .map((amount, year) => ({ months: 12 * year, amount }))

test.each([
  { rates: [-99.5, 12], answer: '12.00' },
  { rates: [12, 10_001], answer: '12.00' },
  { rates: [-99.5, -20, 20_000], answer: '-20.00' },
  { rates: [-99.01, 10_000], answer: '10000.00' },
  { rates: [-99, 10_000.01], answer: '-99.00' },
])('of $rates the only one between −99 % and 10,000 % is the answer', ({ rates, answer }) => {
  expect(effectiveRate(withRates(...rates), 2)).toEqual({ ok: true, percent: answer })
})

test.each([
  { rates: [-20, 12], all: ['-20.00', '12.00'] },
  { rates: [-99.5, -20, 12], all: ['-99.50', '-20.00', '12.00'] },
  { rates: [-99.5, 20_000], all: ['-99.50', '20000.00'] },
])('of $rates none or more than one lies there, so all are listed', ({ rates, all }) => {
  expect(effectiveRate(withRates(...rates), 2)).toEqual({ ok: false, reason: 'several-rates', rates: all })
})

test('a rate too large to be written does not hide the ordinary one', () => {
  const flows = [
    { days: -1, amount: -1 },
    { days: '-0.9999', amount: 1000 },
    { days: 364, amount: -1099 },
  ]
  expect(effectiveRate(flows, 2)).toMatchObject({ ok: true, percent: expect.stringMatching(/^10\.\d\d$/) })
})

test('the only rate from 0 up is the answer: a deposit returned at the end', () => {
  const instalments = Array.from({ length: 12 }, (_, index) => ({ months: index + 1, amount: -88.85 }))
  const flows = [{ months: 0, amount: 900 }, ...instalments, { months: 12, amount: 100 }]
  expect(effectiveRate(flows, 4)).toEqual({ ok: true, percent: '15.6089' })
})

test('a rate at which the value touches 0 is found', () => {
  const flows = [
    { months: 0, amount: -1000 },
    { months: 12, amount: 2200 },
    { months: 24, amount: -1210 },
  ]
  expect(effectiveRate(flows, 6)).toEqual({ ok: true, percent: '10.000000' })
})

test.each([2, 3, 4, 5])('a rate of multiplicity %i is exact to its last digit, however high it is', (times) => {
  // (1 − 8 y)^times, y the discount factor of a day: (1 + rate) is 8^365, some 10^329.
  let coefficients = [1n]
  for (let factor = 0; factor < times; factor++)
    coefficients = [...coefficients, 0n].map((value, power) => value - 8n * (coefficients[power - 1] ?? 0n))
  const flows = coefficients.map((amount, days) => ({ days, amount: String(amount) }))
  expect(effectiveRate(flows, 2)).toEqual({ ok: true, percent: `${100n * (8n ** 365n - 1n)}.00` })
})

test('every rate that flows are constructed to have is found', () => {
  const rates = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rates, (percents) => {
      const sorted = percents.sort((a, b) => a - b)
      // Π (100 − (100 + percent) · y), multiplied out in whole numbers.
      let coefficients = [1n]
      for (const percent of sorted)
        coefficients = [...coefficients, 0n].map(
          (value, power) => 100n * value - BigInt(100 + percent) * (coefficients[power - 1] ?? 0n),
        )
      const answer = effectiveRate(
        coefficients.map((value, year) => ({ months: 12 * year, amount: String(value) })),
        2,
      )
      const expected = sorted.map((percent) => `${percent}.00`)
      expect(answer).toEqual(
        expected.length === 1
          ? { ok: true, percent: expected[0] }
          : { ok: false, reason: 'several-rates', rates: expected },
      )
    }),
    { numRuns: 300 },
  )
})
