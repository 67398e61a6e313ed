import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatMoney, formatPercent } from './format.ts'
import { type Reading, readAmount, readMonths, readPercent, readWhole } from './read.ts'

test.each([
  ['100000', 100_000_00],
  ['100.000', 100_000_00],
  ['100 000', 100_000_00],
  ['100\u00a0000', 100_000_00],
  ['100.000,00', 100_000_00],
  ['€ 100.000,00', 100_000_00],
  ['100.000 EUR', 100_000_00],
  ['80.000', 80_000_00],
  ['80,000', 80_000_00],
  ['1.234,56', 1_234_56],
  ['1234,56', 1_234_56],
  ['1 234,56', 1_234_56],
  ['1234.56', 1_234_56],
  ['1,234.56', 1_234_56],
  ['1.234.567', 1_234_567_00],
  ['80.000,-', 80_000_00],
  ['80.000,– €', 80_000_00],
  ['10,123', 10_123_00],
  ['1 234 567', 1_234_567_00],
  ['90000000000000', 9_000_000_000_000_000],
  ['12,5', 12_50],
  ['0,50', 50],
  ['5.', 5_00],
  ['\u2066100.000\u2069\u200b €\u200b', 100_000_00],
])('the amount "%s"', (text, value) => {
  expect(readAmount(text, 'EUR')).toEqual({ ok: true, value })
})

test.each(['600.000 din.', '600000 dinara', 'RSD 600.000,00 din'])('"%s" is dinars, and no euros', (text) => {
  expect(readAmount(text, 'RSD')).toEqual({ ok: true, value: 600_000_00 })
  expect(readAmount(text, 'EUR')).toEqual({ ok: false, error: 'other-currency' })
})

test.each(['900 €', '€900', '900 evra', '900,00 EUR'])('"%s" is euros, and no dinars', (text) => {
  expect(readAmount(text, 'RSD')).toEqual({ ok: false, error: 'other-currency' })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'not-a-number'],
  ['€', 'not-a-number'],
  ['4,5,5', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1.234.56', 'not-a-number'],
  ['12.34,5', 'not-a-number'],
  ['10 5', 'not-a-number'],
  ['10  5', 'not-a-number'],
  ['1.234.5', 'not-a-number'],
  ['1.234,5,6', 'not-a-number'],
  ['1234.567,8', 'not-a-number'],
  ['5,-5', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['1e15', 'not-a-number'],
  ['1€5', 'not-a-number'],
  ['-', 'not-a-number'],
  [',', 'not-a-number'],
  [',5,', 'not-a-number'],
  [',-', 'not-a-number'],
  ['5,--', 'not-a-number'],
  ['-5,-', 'negative'],
  ['10din50', 'not-a-number'],
  ['-5000', 'negative'],
  ['−5000', 'negative'],
  ['1000000000000000', 'too-large'],
  ['9'.repeat(80), 'too-large'],
  ['10000000000000,001', 'too-large'],
])('the amount "%s" is refused as %s', (text, error) => {
  expect(readAmount(text, 'EUR')).toEqual({ ok: false, error })
})

test.each([
  ['1234,567', 1_234_56.7],
  ['80.000,555 €', 80_000_55.5],
  ['0,001', 0.1],
  ['9999999999999,995', 999_999_999_999_999.5],
])('the amount "%s" is too precise, and means %f', (text, meant) => {
  expect(readAmount(text, 'EUR')).toEqual({ ok: false, error: 'too-precise', meant })
})

test.each([
  ['4,95', 4.95],
  ['4.95', 4.95],
  ['4.950', 4.95],
  ['2,521', 2.521],
  ['5%', 5],
  ['4,95 %', 4.95],
  ['.5', 0.5],
  [',25', 0.25],
  ['0,123456', 0.123456],
  ['12,12345600', 12.123456],
  ['1000000000', 1e9],
])('the rate "%s"', (text, value) => {
  expect(readPercent(text)).toEqual({ ok: true, value })
})

test.each([
  ['1000000001', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('the rate "%s" is refused as %s', (text, error) => {
  expect(readPercent(text)).toEqual({ ok: false, error })
})

test('a rate with too many decimals is refused', () => {
  expect(readPercent('0,1234567')).toEqual({ ok: false, error: 'too-precise', meant: 0.1234567 })
})

test('a rate with a currency is refused, and an amount with a percent sign', () => {
  for (const text of ['5%5', '5 EUR']) expect(readPercent(text)).toEqual({ ok: false, error: 'not-a-number' })
  expect(readAmount('30%', 'EUR')).toEqual({ ok: false, error: 'not-a-number' })
  expect(readWhole('30%')).toEqual({ ok: false, error: 'not-a-number' })
})

test.each([
  ['360', { ok: true, value: 360 }],
  ['1.200', { ok: true, value: 1200 }],
  ['9007199254740991', { ok: true, value: Number.MAX_SAFE_INTEGER }],
  ['9007199254740993', { ok: false, error: 'too-large' }],
  ['9'.repeat(400), { ok: false, error: 'too-large' }],
  ['12,5', { ok: false, error: 'too-precise', meant: 12.5 }],
  ['-1', { ok: false, error: 'negative' }],
])('the whole number "%s"', (text, reading) => {
  expect(readWhole(text)).toEqual(reading)
})

test.each([
  // as euros, percent, months, a whole number
  ['', 'empty', 'empty', 'empty', 'empty'],
  ['slova', 'not-a-number', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['-5', 'negative', 'negative', 'negative', 'negative'],
  ['1.2.3', 'not-a-number', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1000000000000000', 'too-large', 'too-large', 10 ** 15, 10 ** 15], // each field has a limit far below
  ['€ 100.000,00', 100_000_00, 'not-a-number', 'not-a-number', 'not-a-number'],
  ['25 god', 'not-a-number', 'not-a-number', 300, 'not-a-number'],
  ['1.200 eur', 1_200_00, 'not-a-number', 'not-a-number', 'not-a-number'],
  ['500k', 'not-a-number', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['9'.repeat(400), 'too-large', 'too-large', 'too-large', 'too-large'],
  ['5 🏠', 'not-a-number', 'not-a-number', 'not-a-number', 'not-a-number'],
])('„%s” is read as it was meant, or refused, by every kind of field', (text, ...expected) => {
  const outcome = (reading: Reading) => (reading.ok ? reading.value : reading.error)
  const all = [readAmount(text, 'EUR'), readPercent(text), readMonths(text), readWhole(text)]
  expect(all.map(outcome)).toEqual(expected)
})

describe('for any input', () => {
  test('formatted numbers are parsed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (minor) => {
        expect(readAmount(formatAmount(minor), 'EUR')).toEqual({ ok: true, value: minor })
        expect(readAmount(formatMoney(minor, 'EUR'), 'EUR')).toEqual({ ok: true, value: minor })
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 6 }), (thousandths) => {
        expect(readPercent(formatPercent(thousandths / 1000, 2, 3))).toEqual({ ok: true, value: thousandths / 1000 })
      }),
    )
  })

  test('no input gives NaN or infinity', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,- €%eRSD\u00a0') }))
    fc.assert(
      fc.property(typed, (text) => {
        for (const reading of [readAmount(text, 'EUR'), readPercent(text), readWhole(text)])
          if (reading.ok) expect(Number.isFinite(reading.value) && reading.value >= 0).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })
})
