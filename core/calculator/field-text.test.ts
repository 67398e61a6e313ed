import { expect, test } from 'vitest'
import { forInput, forScreenReader, readField, withUnit } from './field-text.ts'

test('a field shows a number as it is quoted', () => {
  expect(forInput('amount', 100_000_00)).toBe('100.000')
  expect(forInput('amount', 100_000_50)).toBe('100.000,50')
  expect(forInput('ratePercent', 4.5)).toBe('4,50')
  expect(forInput('ratePercent', 2.521)).toBe('2,521')
  expect(forInput('depositPercent', 20)).toBe('20')
  expect(forInput('months', 71)).toBe('71')
})

test('a sum is written with its currency and spoken with its word', () => {
  expect([withUnit('amount', 101_000_00, 'EUR'), forScreenReader('amount', 101_000_00, 'EUR')]).toEqual([
    '101.000\u00a0EUR',
    '101.000\u00a0evra',
  ])
  expect(withUnit('amount', 101_000_50, 'EUR')).toBe('101.000,50\u00a0EUR')
  expect(forScreenReader('amount', 600_001_00, 'RSD')).toBe('600.001\u00a0dinar')
  expect(forScreenReader('months', 71, 'RSD')).toBe('71\u00a0mesec')
})

test.each([
  ['240', 240],
  ['20 g', 240],
  ['20god.', 240],
  ['30 godina', 360],
  ['30 god\u200b', 360],
  ['2,5 god', 30],
  ['1.75 godina', 21],
  ['71 mesec', 71],
  ['12 mes.', 12],
])('a term of „%s” is %s months', (text, value) => {
  expect(readField('months', text, 'EUR')).toEqual({ ok: true, value })
})

test.each(['', 'godina', '2,3 god', '1.200 god', '1 2', 'dvadeset', '1e15'])('„%s” is no term', (text) => {
  expect(readField('months', text, 'EUR').ok).toBe(false)
})

test('why a term in years is refused is told apart', () => {
  expect(readField('months', '2,3 god', 'EUR')).toMatchObject({ ok: false, error: 'too-precise' })
  expect(readField('months', '-2 god', 'EUR')).toEqual({ ok: false, error: 'negative' })
})

test('a rate has no more decimals than its field shows', () => {
  expect(readField('ratePercent', '2,521', 'EUR')).toEqual({ ok: true, value: 2.521 })
  expect(readField('ratePercent', '2,5214', 'EUR')).toEqual({ ok: false, error: 'too-precise', meant: 2.5214 })
})
