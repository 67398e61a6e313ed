import { expect, test } from 'vitest'
import { counted, pluralForm, pluralNoun, termInYears } from './plural.ts'

test('plural forms follow CLDR, for every whole number to 1,200 and every tenth', () => {
  const rules = new Intl.PluralRules('sr-Latn-RS')
  const numbers = Array.from({ length: 1201 }, (_, index) => [index, index + 0.1, index + 0.25, index / 8]).flat()
  expect(numbers.filter((value) => pluralForm(value) !== rules.select(value))).toEqual([])
})

test.each([
  [1, 'mesec', 'godina', 'rata', 'dinar', 'evro'],
  [24, 'meseca', 'godine', 'rate', 'dinara', 'evra'],
  [11, 'meseci', 'godina', 'rata', 'dinara', 'evra'],
  [71, 'mesec', 'godina', 'rata', 'dinar', 'evro'],
  [84, 'meseca', 'godine', 'rate', 'dinara', 'evra'],
  [360, 'meseci', 'godina', 'rata', 'dinara', 'evra'],
])('%i in all nouns', (value, ...words) => {
  const nouns = ['month', 'year', 'instalment', 'dinar', 'euro'] as const
  expect(nouns.map((noun) => pluralNoun(value, noun))).toEqual(words)
})

test.each([
  [0, '0\u00a0meseci'],
  [5, '5\u00a0meseci'],
  [12, '1\u00a0godina'],
  [71, '5\u00a0godina i\u00a011\u00a0meseci'],
  [25, '2\u00a0godine i\u00a01\u00a0mesec'],
  [360, '30\u00a0godina'],
])('%i months in years', (months, text) => {
  expect(termInYears(months)).toBe(text)
})

test('a number and its noun are joined by a non-breaking space', () => {
  expect(counted(1200, 'month')).toBe('1.200\u00a0meseci')
})
