import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referralCode, referralInQuery, referralToCarry, referralToStore } from './referral.ts'
import { referralOfLead } from './referral-of-lead.ts'

test.each(['a', 'agencija-7', 'A_b-9', 'x'.repeat(64)])('%s is a code', (code) => {
  expect(referralCode(code)).toBe(code)
})

test.each(['', 'x'.repeat(65), 'dva reči', 'č', '<b>', 'a=b', 'a,b', 'a\n', 'a\0', ' a'])('%j is ignored', (value) => {
  expect(referralCode(value)).toBeNull()
})

test('from any query only a valid code is returned', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = referralInQuery(`?referral=${text}`)
      return code === null || /^[A-Za-z0-9_-]{1,64}$/.test(code)
    }),
  )
})

test.each([
  { consent: 'unset', from: '?referral=a', to: '', carried: 'a' },
  { consent: 'rejected', from: '?cena=1&referral=a', to: '?cena=2', carried: 'a' },
  { consent: 'unset', from: '?referral=a', to: '?referral=b', carried: null },
  { consent: 'unset', from: '?referral=a', to: '?referral=', carried: null },
  { consent: 'unset', from: '', to: '', carried: null },
  { consent: 'unset', from: '?referral=%3Cb%3E', to: '', carried: null },
  { consent: 'accepted', from: '?referral=a', to: '', carried: null },
] as const)('with consent $consent, from "$from" to "$to", the code carried is $carried', ({ carried, ...visit }) => {
  expect(referralToCarry(visit)).toBe(carried)
})

test.each([
  { consent: 'accepted', cookies: '', search: '?referral=a', stored: 'a' },
  { consent: 'accepted', cookies: 'referral=b', search: '?referral=a', stored: null },
  { consent: 'accepted', cookies: 'referral=%25', search: '?referral=a', stored: 'a' },
  { consent: 'accepted', cookies: '', search: '', stored: null },
  { consent: 'rejected', cookies: '', search: '?referral=a', stored: null },
  { consent: 'unset', cookies: '', search: '?referral=a', stored: null },
] as const)('with consent $consent, cookies "$cookies" and "$search", stored is $stored', ({ stored, ...visit }) => {
  expect(referralToStore(visit)).toBe(stored)
})

test('a lead’s referral is from the cookie, else the query, else null', () => {
  expect(referralOfLead({ cookies: 'referral=a', search: '?referral=b' })).toBe('a')
  expect(referralOfLead({ cookies: '', search: '?referral=b' })).toBe('b')
  expect(referralOfLead({ cookies: '', search: '' })).toBeNull()
})
