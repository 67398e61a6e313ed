import { expect, test } from 'vitest'
import { typedEntry } from './use-number-field.ts'

const sum = { start: 5_000_00, min: 100_00, max: 80_000_00, isRequired: true }

test.each([
  ['12.000,50', { value: 12_000_50 }],
  ['€ 10.000,00', { value: 10_000_00 }],
  ['100', { value: 100_00 }],
  ['80.000', { value: 80_000_00 }],
  ['', { error: { code: 'empty', text: 'Upišite broj. Dozvoljeno: 100–80.000.' }, offer: '5.000' }],
  ['abc', { error: { code: 'not-a-number', text: 'To nije broj. Dozvoljeno: 100–80.000.' }, offer: '5.000' }],
  ['1.2.3', { error: { code: 'not-a-number', text: 'To nije broj. Dozvoljeno: 100–80.000.' }, offer: '5.000' }],
  [
    '900 din',
    {
      error: { code: 'other-currency', text: 'Iznos je u\u00a0drugoj valuti. Dozvoljeno: 100–80.000.' },
      offer: '5.000',
    },
  ],
  ['1,234', { value: 1_234_00 }],
  ['0,1234', { error: { code: 'too-precise', text: 'Previše decimala. Dozvoljeno: 100–80.000.' }, offer: '100' }],
  [
    '9000,505',
    { error: { code: 'too-precise', text: 'Previše decimala. Dozvoljeno: 100–80.000.' }, offer: '9.000,51' },
  ],
  ['-5', { error: { code: 'too-small', text: 'Najmanje: 100.' }, offer: '100' }],
  ['0', { error: { code: 'too-small', text: 'Najmanje: 100.' }, offer: '100' }],
  ['1000000000000000', { error: { code: 'too-large', text: 'Najviše: 80.000.' }, offer: '80.000' }],
])('„%s” is taken, or refused with what it may be', (text, answer) => {
  expect(typedEntry('EUR', text, sum)).toEqual({ value: undefined, error: undefined, ...answer })
})

test.each([
  ['60', 60],
  ['36 meseci', 36],
  ['5 god', 60],
  ['2,5 godine', 30],
])('a term of „%s” is %i months, as in the form above', (text, value) => {
  expect(typedEntry('months', text, { min: 1, max: 359 })).toEqual({ value, error: undefined })
})

test('years are no longer than the months they stand for may be, and none is an age', () => {
  expect(typedEntry('months', '30 god', { min: 1, max: 359 })).toMatchObject({
    error: { code: 'too-large' },
    offer: '359',
  })
  expect(typedEntry('whole', '30 god', { min: 18, max: 100 }).error?.code).toBe('not-a-number')
})

test('a part of a month is refused in its own words', () => {
  const { error, offer } = typedEntry('months', '1,5', { min: 1, max: 359, start: 60 })
  expect([error?.text, offer]).toEqual(['Upišite ceo broj. Dozvoljeno: 1–359.', '2'])
})

test('a rate with more decimals than are read is offered with those that are written', () => {
  expect(typedEntry('percent', '6,12345678', { max: 100 }).offer).toBe('6,123')
})

test('where nothing says how much was meant, what stood there before is offered, as far as it is allowed still', () => {
  const offered = (before?: number, start?: number) => typedEntry('RSD', 'abc', { start, max: 900_00 }, before).offer
  expect([offered(300_00, 500_00), offered(1_000_00, 500_00), offered(undefined, 500_00), offered()]).toEqual([
    '300',
    '900',
    '500',
    '0',
  ])
})

test('an empty field is refused only where there is no answer without it', () => {
  expect(typedEntry('RSD', ' ', { max: 1 })).toEqual({ value: undefined, error: undefined })
  expect(typedEntry('percent', ' ', { max: 20, isRequired: true }).error?.code).toBe('empty')
})
