import { expect, test } from 'vitest'
import { wireLeadOf } from '#tests/support/wire-lead.ts'
import { type FieldProblem, parseLead } from './parse-lead.ts'
import { wireFields } from './wire.ts'

const types = (...ids: unknown[]) => ids.map((loan_types_id) => ({ loan_types_id }))

test.each<[field: string, value: unknown, problem: FieldProblem]>([
  ['first_name', 7, 'type'],
  ['first_name', ' ', 'empty'],
  ['last_name', 'a'.repeat(256), 'length'],
  ['email', '', 'empty'],
  ['email', 'ana', 'format'],
  ['email', `${'a'.repeat(251)}@a.rs`, 'length'],
  ['phone', null, 'type'],
  ['phone', 'nemam', 'format'],
  ['phone', `064 123 4567${' '.repeat(52)}.`, 'length'],
  ['available_from', 10, 'type'],
  ['available_from', '10:30', 'format'],
  ['available_from', '08:00', 'range'],
  ['available_to', '10:00', 'range'],
  ['is_subscribed_to_marketing', 'true', 'type'],
  ['loan_types', [1], 'type'],
  ['loan_types', types(...Array(21).fill(1)), 'length'],
  ['loan_types', types('1.5'), 'type'],
  ['loan_types', types(''), 'type'],
  ['loan_types', types('0'), 'range'],
  ['loan_types', types(0), 'range'],
  ['loan_types', types(2 ** 31), 'range'],
  ['referral_id', 7, 'type'],
])('%s of %j is refused for its %s', (field, problematic, problem) => {
  expect(parseLead(wireLeadOf({ [field]: problematic }))).toEqual({ ok: false, errors: [{ field, problem }] })
})

test('a field that a lead does not have is named before those it lacks', () => {
  const required = wireFields.map((field) => ({ field, problem: 'required' }))
  expect(parseLead({ id: 1 })).toEqual({ ok: false, errors: [{ field: 'id', problem: 'unknown' }, ...required] })
})

test('what is as long or as large as it may be is taken', () => {
  const name = 'č'.repeat(255)
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.rs`
  const phone = `064 123 4567${' '.repeat(51)}.`
  expect([email.length, phone.length]).toEqual([254, 64])
  const ids = [2 ** 31 - 1, ...Array.from({ length: 19 }, (_, index) => index + 1)]
  const changes = { first_name: name, last_name: name, email, phone, loan_types: types(...ids) }
  expect(parseLead(wireLeadOf(changes))).toMatchObject({
    ok: true,
    lead: { firstName: name, lastName: name, email, phone, loanTypeIds: ids },
  })
})

test('the id of a loan type may be written as text, as Directus takes it', () => {
  expect(parseLead(wireLeadOf({ loan_types: types('1', 3, '3') }))).toMatchObject({ lead: { loanTypeIds: [1, 3] } })
})

test('a name keeps the joiners of its spelling, an address has none', () => {
  const changes = { first_name: 'ශ්\u200dරී', email: 'an\u200da@primer.rs' }
  expect(parseLead(wireLeadOf(changes))).toMatchObject({
    lead: { firstName: 'ශ්\u200dරී', email: 'ana@primer.rs' },
  })
})
