/** What the API refuses. The rules are the form's own, checked again; nothing that is refused is stored. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { dialects, emptyDatabase } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { type LeadsApi, leadsApi } from '#tests/support/leads.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

type Case = {
  what: string
  body?: unknown
  headers?: Record<string, string>
  status?: number
  code?: string
  /** Fields named in the errors, in order; one error each. */
  fields?: string[]
}

const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(wireLeadOf()).filter(([field]) => !fields.includes(field)))
const type = (loan_types_id: unknown) => wireLeadOf({ loan_types: [{ loan_types_id }] })

const fieldCases: [what: string, body: unknown, field: string][] = [
  ['no first name', without('first_name'), 'first_name'],
  ['no last name', without('last_name'), 'last_name'],
  ['no email', without('email'), 'email'],
  ['no phone', without('phone'), 'phone'],
  ['no start of the window', without('available_from'), 'available_from'],
  ['no end of the window', without('available_to'), 'available_to'],
  ['no word on marketing', without('is_subscribed_to_marketing'), 'is_subscribed_to_marketing'],
  ['no loan types', without('loan_types'), 'loan_types'],
  ['no referral', without('referral_id'), 'referral_id'],
  ['a null name', wireLeadOf({ first_name: null }), 'first_name'],
  ['a number for a name', wireLeadOf({ first_name: 7 }), 'first_name'],
  ['an object for a name', wireLeadOf({ last_name: { $gt: '' } }), 'last_name'],
  ['a list for a name', wireLeadOf({ last_name: ['Anić'] }), 'last_name'],
  ['an empty name', wireLeadOf({ first_name: '' }), 'first_name'],
  ['a blank name', wireLeadOf({ last_name: ' \t ' }), 'last_name'],
  ['a name of no-break spaces', wireLeadOf({ first_name: '\u00a0\u2007' }), 'first_name'],
  ['a name of invisible characters', wireLeadOf({ first_name: '\u200b\u2060\ufeff' }), 'first_name'],
  ['a name of control characters', wireLeadOf({ first_name: '\u0000\u001b\r\n' }), 'first_name'],
  ['a name of 256 letters', wireLeadOf({ first_name: 'a'.repeat(256) }), 'first_name'],
  ['an empty email', wireLeadOf({ email: '' }), 'email'],
  ['an email that is a number', wireLeadOf({ email: 1 }), 'email'],
  ['an email without @', wireLeadOf({ email: 'ana.primer.rs' }), 'email'],
  ['an email without a dot in its domain', wireLeadOf({ email: 'a@b' }), 'email'],
  ['an email with a blank', wireLeadOf({ email: 'ana anic@primer.rs' }), 'email'],
  ['two emails', wireLeadOf({ email: 'a@primer.rs,b@primer.rs' }), 'email'],
  ['an email with a header behind it', wireLeadOf({ email: 'a@primer.rs\r\nBcc: b@primer.rs' }), 'email'],
  ['an email with a name', wireLeadOf({ email: 'Ana <a@primer.rs>' }), 'email'],
  ['a local part of 65 characters', wireLeadOf({ email: `${'a'.repeat(65)}@primer.rs` }), 'email'],
  ['an email of 300 characters', wireLeadOf({ email: `a@${'primer.'.repeat(42)}rs` }), 'email'],
  ['an empty phone', wireLeadOf({ phone: '' }), 'phone'],
  ['a phone that is a number', wireLeadOf({ phone: 641234567 }), 'phone'],
  ['a phone without digits', wireLeadOf({ phone: 'nemam' }), 'phone'],
  ['a phone that is too short', wireLeadOf({ phone: '064 123' }), 'phone'],
  ['a phone that is too long', wireLeadOf({ phone: '064 123 456 789' }), 'phone'],
  ['a phone with 00381', wireLeadOf({ phone: '00381641234567' }), 'phone'],
  ['a phone among 100 blanks', wireLeadOf({ phone: `064${' '.repeat(100)}1234567` }), 'phone'],
  ['an hour as a number', wireLeadOf({ available_from: 10 }), 'available_from'],
  ['half past', wireLeadOf({ available_from: '10:30' }), 'available_from'],
  ['an hour with one digit', wireLeadOf({ available_from: '9:00' }), 'available_from'],
  ['an hour with seconds', wireLeadOf({ available_to: '16:00:01' }), 'available_to'],
  ['an hour before work', wireLeadOf({ available_from: '08:00' }), 'available_from'],
  ['an hour after work', wireLeadOf({ available_to: '18:00' }), 'available_to'],
  ['hour 25', wireLeadOf({ available_to: '25:00' }), 'available_to'],
  ['a day and an hour', wireLeadOf({ available_from: '2026-11-21T10:00' }), 'available_from'],
  ['a window of no length', wireLeadOf({ available_from: '12:00', available_to: '12:00' }), 'available_to'],
  [
    'a window that ends before it starts',
    wireLeadOf({ available_from: '16:00', available_to: '10:00' }),
    'available_to',
  ],
  ['marketing as text', wireLeadOf({ is_subscribed_to_marketing: 'true' }), 'is_subscribed_to_marketing'],
  ['marketing as a number', wireLeadOf({ is_subscribed_to_marketing: 1 }), 'is_subscribed_to_marketing'],
  ['marketing as null', wireLeadOf({ is_subscribed_to_marketing: null }), 'is_subscribed_to_marketing'],
  ['loan types as null', wireLeadOf({ loan_types: null }), 'loan_types'],
  ['loan types as an object', wireLeadOf({ loan_types: { loan_types_id: 1 } }), 'loan_types'],
  ['bare loan type ids', wireLeadOf({ loan_types: [1, 2] }), 'loan_types'],
  ['a null loan type', wireLeadOf({ loan_types: [null] }), 'loan_types'],
  ['a loan type without its id', wireLeadOf({ loan_types: [{}] }), 'loan_types'],
  ['a loan type with more than its id', wireLeadOf({ loan_types: [{ loan_types_id: 1, id: 5 }] }), 'loan_types'],
  ['a loan type id that is no number', type('1a'), 'loan_types'],
  ['a loan type id of 1.5', type(1.5), 'loan_types'],
  ['a loan type id of 0', type(0), 'loan_types'],
  ['a loan type id beyond the integers', type(2 ** 31), 'loan_types'],
  ['21 loan types', wireLeadOf({ loan_types: Array(21).fill({ loan_types_id: 1 }) }), 'loan_types'],
  ['a referral as a number', wireLeadOf({ referral_id: 7 }), 'referral_id'],
]

const cases: Case[] = [
  ...fieldCases.map(([what, body, field]) => ({ what, body, fields: [field] })),
  {
    what: 'an empty object',
    body: {},
    fields: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'available_from',
      'available_to',
      'is_subscribed_to_marketing',
      'loan_types',
      'referral_id',
    ],
  },
  {
    what: 'three wrong fields at once',
    body: wireLeadOf({ first_name: '', email: 'x', phone: '1' }),
    fields: ['first_name', 'email', 'phone'],
  },
  { what: 'a tenth field', body: { ...wireLeadOf({ email: 'x' }), id: 1 }, status: 403, code: 'FORBIDDEN' },
  {
    what: 'a field named __proto__',
    body: JSON.stringify(wireLeadOf()).replace('{', '{"__proto__":{"x":1},'),
    status: 403,
    code: 'FORBIDDEN',
  },
  { what: 'an unknown loan type', body: type(99), code: 'INVALID_FOREIGN_KEY' },
  {
    what: 'a known and an unknown loan type',
    body: wireLeadOf({ loan_types: [{ loan_types_id: 1 }, { loan_types_id: 4 }] }),
    code: 'INVALID_FOREIGN_KEY',
  },
  { what: 'broken JSON', body: '{"first_name":', code: 'INVALID_PAYLOAD' },
  { what: 'no body', body: '', code: 'INVALID_PAYLOAD' },
  { what: 'a list of leads', body: [wireLeadOf()], code: 'INVALID_PAYLOAD' },
  { what: 'null', body: 'null', code: 'INVALID_PAYLOAD' },
  { what: 'a JSON text', body: '"lead"', code: 'INVALID_PAYLOAD' },
  { what: '10,000 nested lists', body: '['.repeat(8000), code: 'INVALID_PAYLOAD' },
  {
    what: 'a form instead of JSON',
    body: 'first_name=Ana',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { what: 'JSON sent as text', headers: { 'content-type': 'text/plain' }, status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  {
    what: 'JSON in another alphabet',
    headers: { 'content-type': 'application/json; charset=windows-1250' },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { what: 'a compressed body', headers: { 'content-encoding': 'gzip' }, status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  {
    what: 'a body of 17 kB',
    body: wireLeadOf({ first_name: 'a'.repeat(17_000) }),
    status: 413,
    code: 'CONTENT_TOO_LARGE',
  },
  {
    what: 'a body that says it has 2 MB',
    headers: { 'content-length': '2000000' },
    status: 413,
    code: 'CONTENT_TOO_LARGE',
  },
  { what: 'an empty idempotency key', headers: { 'idempotency-key': '' }, code: 'INVALID_PAYLOAD' },
  {
    what: 'an idempotency key of 129 characters',
    headers: { 'idempotency-key': 'k'.repeat(129) },
    code: 'INVALID_PAYLOAD',
  },
  { what: 'an idempotency key with a blank', headers: { 'idempotency-key': 'a b' }, code: 'INVALID_PAYLOAD' },
  { what: 'a page of another site', headers: { origin: 'https://zlo.example' }, status: 403, code: 'FORBIDDEN' },
  { what: 'a page without an origin of its own', headers: { origin: 'null' }, status: 403, code: 'FORBIDDEN' },
  {
    what: 'a site whose name starts like ours',
    headers: { origin: 'http://localhost.zlo.example' },
    status: 403,
    code: 'FORBIDDEN',
  },
]

test('the table has at least sixty rows', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

describe.each(dialects)('on %s', (dialect) => {
  let api: LeadsApi
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await emptyDatabase(dialect)
    api = await leadsApi({ DATABASE_URL: databaseUrl })
  })

  test.each(cases)('$what is refused', async ({ body, headers, status = 400, code = 'FAILED_VALIDATION', fields }) => {
    const response = await api.post(body, headers)
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { code: string; field?: string } }[]
    }
    expect(response.status).toBe(status)
    expect(api.outcomes.at(-1)).toBe(headers?.origin === undefined ? 'invalid' : 'foreign-origin')
    expect(errors.map((error) => error.extensions.code)).toEqual(Array(fields?.length ?? 1).fill(code))
    if (fields) expect(errors.map((error) => error.extensions.field)).toEqual(fields)
    expect(errors.every(({ message }) => message.length > 0 && message.length < 120)).toBe(true)
  })

  test('any input is accepted or refused in the error envelope, and only accepted leads are stored', async () => {
    const fuzzed = await leadsApi({ DATABASE_URL: await emptyDatabase(dialect) })
    const fields = Object.keys(wireLeadOf())
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.integer(), fc.constant(undefined))
    const nearlyRight = fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 2 }).map(wireLeadOf)
    const body = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), nearlyRight)
    let taken = 0
    await fc.assert(
      fc.asyncProperty(body, async (posted) => {
        const response = await fuzzed.post(posted)
        if (response.status === 204) taken += 1
        else {
          expect([400, 403, 413]).toContain(response.status)
          const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
          expect(errors[0]?.extensions.code).toMatch(/^[A-Z_]+$/)
        }
      }),
      { numRuns: 300 },
    )
    expect(await exportedLeads(fuzzed.databaseUrl)).toHaveLength(taken)
  })

  test('none of the refused leads was stored', async () => {
    expect(await exportedLeads(databaseUrl)).toEqual([])
  })
})
