import { expect, test } from 'vitest'
import { emailError, leadFormErrors, nameError, phoneError } from './validation.ts'

// Forms in which people in Serbia write numbers, on cards, in ads and in forms. The rule of specification §5.3 decides.
test.each([
  ['064 123 4567', true],
  ['0641234567', true],
  ['064/123-4567', true],
  ['064/123-45-67', true],
  ['064-123-4567', true],
  ['064.123.4567', true],
  ['(064) 123 4567', true],
  ['(064)123-45-67', true],
  ['064 12 34 567', true],
  ['64 123 4567', true],
  ['+381 64 123 4567', true],
  ['+381641234567', true],
  ['+381/64/123-4567', true],
  ['+381-64-123-45-67', true],
  ['+381 (64) 123 4567', true],
  ['381641234567', true],
  ['+381 60 123 4567', true],
  ['060 123 4567', true],
  ['+381 678 123 456', true],
  ['069 123 456', true], // nine digits without the zero would be 69 and seven: the rule's second half takes it
  ['011 123 4567', true],
  ['011/123-4567', true],
  ['+381 11 123 4567', true],
  ['+381 (11) 1234-567', true],
  ['021 123 456', true],
  ['021/123-456', true],
  ['+381 21 123 456', true],
  ['018 123 456', true],
  ['0230 123 456', true],
  ['11 1234567', true],
  ['064\u00a0123\u00a04567', true],
  ['tel: 064 123 4567', true],
  ['+381 (0)64 123 4567', false], // 381 and a zero: the hint under the field shows a form that passes
  ['00381 64 123 4567', false],
  ['011 123 45678', false],
  ['064 123 45', false],
  ['061 123', false],
  ['061', false],
  ['064 123 456 789', false],
  ['011 12 345', false],
  ['+382 67 123 456 78', false],
  ['nemam telefon', false],
])('the phone number %s is valid: %s', (phone, taken) => {
  expect(phoneError(phone)).toBe(taken ? undefined : 'error_invalid_phone')
})

test.each([
  'ana@primer.rs',
  'Ana.Anic+krediti@pošta.primer.co.rs',
  "o'neill_7@primer-banka.com",
  ' ana@primer.rs\u200b ',
  'ana@пример.срб',
  'a?b*c@1.rs',
  'a.b?c*d@7.rs',
  `ana@${'p'.repeat(63)}.rs`,
  `ana@primer.${'r'.repeat(63)}`,
  `${'a'.repeat(64)}@primer.rs`,
])('the mail address %s is valid', (email) => {
  expect(emailError(email)).toBeUndefined()
})

test.each([
  '',
  '   ',
  'ana',
  'ana@',
  'primer.rs',
  '@primer.rs',
  'a@b',
  'ana@primer',
  'ana@@primer.rs',
  'ana@primer..rs',
  '.ana@primer.rs',
  'ana.@primer.rs',
  'ana@-primer.rs',
  'ana anic@primer.rs',
  'ana@primer.r',
  `ana@${'p'.repeat(64)}.rs`,
  `ana@primer.${'r'.repeat(64)}`,
  'ana@192.168.1.1',
  'ana@192.168.1.10',
  'ana@pri_mer.rs',
  'марко@пример.срб',
  'ana@primer.r_s',
  'ana@primer.rs, petar@primer.rs',
  'ana@primer.rs\nBcc: petar@primer.rs',
  `${'a'.repeat(65)}@primer.rs`,
  `ana@${'primer.'.repeat(40)}rs`,
])('the mail address %j is refused', (email) => {
  expect(emailError(email)).toBe('error_invalid_email')
})

test.each(['', ' ', '\t\u00a0', '\u200b\u2060', '\u2800', '\u3164'])('the name %j is empty', (name) => {
  expect(nameError(name)).toBe('error_empty_field')
})

test('a mail address has up to 254 characters', () => {
  const address = (length: number) =>
    `ana@${'p'.repeat(62)}.${'p'.repeat(62)}.${'p'.repeat(62)}.${'p'.repeat(length - 196)}.rs`
  expect([address(254).length, emailError(address(254)), emailError(address(255))]).toEqual([
    254,
    undefined,
    'error_invalid_email',
  ])
})

test('an empty form has one error per field, in the order of the form', () => {
  const nothing = { firstName: '', lastName: ' ', email: '', phone: '', acceptsPolicies: false }
  expect(Object.entries(leadFormErrors(nothing))).toEqual([
    ['firstName', 'error_empty_field'],
    ['lastName', 'error_empty_field'],
    ['email', 'error_invalid_email'],
    ['phone', 'error_invalid_phone'],
    ['acceptsPolicies', 'error_tos_not_accepted'],
  ])
})

test('a valid form has no errors', () => {
  const form = {
    firstName: 'Đorđe',
    lastName: 'Čvorović',
    email: 'd@primer.rs',
    phone: '064 123 4567',
    acceptsPolicies: true,
  }
  expect(leadFormErrors(form)).toStrictEqual({})
})
