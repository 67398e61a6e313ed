import { expect, test } from 'vitest'
import { forInput, forScreenReader, readField, withUnit } from './field-text.ts'

const euros = { currency: 'EUR' } as const

test('a field shows a number as it is quoted', () => {
  expect(forInput('amount', 100_000_00, euros)).toBe('100.000')
  expect(forInput('amount', 100_000_50, euros)).toBe('100.000,50')
  expect(forInput('ratePercent', 4.5, euros)).toBe('4,50')
  expect(forInput('ratePercent', 2.521, euros)).toBe('2,521')
  expect(forInput('depositPercent', 20, euros)).toBe('20')
  expect(forInput('months', 71, euros)).toBe('71')
})

test('a sum is written with its currency and spoken with its word', () => {
  expect([withUnit('amount', 101_000_00, euros), forScreenReader('amount', 101_000_00, euros)]).toEqual([
    '101.000\u00a0EUR',
    '101.000\u00a0evra',
  ])
  expect(withUnit('amount', 101_000_50, euros)).toBe('101.000,50\u00a0EUR')
  expect(forScreenReader('amount', 600_001_00, { currency: 'RSD' })).toBe('600.001\u00a0dinar')
  expect(forScreenReader('months', 71, { currency: 'RSD' })).toBe('71\u00a0mesec')
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
  expect(readField('months', text, euros)).toEqual({ ok: true, value })
})

test.each(['', 'godina', '2,3 god', '1.200 god', '1 2', 'dvadeset', '1e15'])('„%s” is no term', (text) => {
  expect(readField('months', text, euros).ok).toBe(false)
})

test('why a term in years is refused is told apart', () => {
  expect(readField('months', '2,3 god', euros)).toMatchObject({ ok: false, error: 'too-precise' })
  expect(readField('months', '-2 god', euros)).toEqual({ ok: false, error: 'negative' })
})

test('a rate has no more decimals than its field shows', () => {
  expect(readField('ratePercent', '2,521', euros)).toEqual({ ok: true, value: 2.521 })
  expect(readField('ratePercent', '2,5214', euros)).toEqual({ ok: false, error: 'too-precise', meant: 2.5214 })
})
