import { expect, test } from 'vitest'
import { optionActions } from './options.ts'

test.each([
  ['valuta', 'RSD', { type: 'currency', currency: 'RSD' }],
  ['valuta', 'EUR', { type: 'currency', currency: 'EUR' }],
  ['vrsta', 'fiksna', { type: 'rate-kind', rateKind: 'fixed' }],
  ['vrsta', 'promenljiva', { type: 'rate-kind', rateKind: 'variable' }],
  ['vrsta', 'kombinovana', { type: 'rate-kind', rateKind: 'combined' }],
  ['otplata', 'anuiteti', { type: 'repayment', repayment: 'annuity' }],
  ['otplata', 'jednake-rate', { type: 'repayment', repayment: 'equal-principal' }],
])('%s=%s in an address or a form is one way of the loan', (name, value, action) => {
  expect(optionActions(name, value)).toEqual([action])
})

test('a value that no form offers has no action', () => {
  expect([optionActions('valuta', 'USD'), optionActions('boja', 'EUR')]).toEqual([[], []])
})
