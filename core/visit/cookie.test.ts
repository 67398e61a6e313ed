import { expect, test } from 'vitest'
import { cookieText, cookieValue } from './cookie.ts'

test.each([
  ['a=1; referral=agencija-7', 'agencija-7'],
  ['referral=first; referral=second', 'first'],
  ['referral=a=b', 'a=b'], // whole, so that it is seen to be no code
  ['referral=', ''],
  ['referral', ''],
  ['x-referral=a', null],
  ['', null],
])('in the cookies %j the referral is %j', (cookies, value) => {
  expect(cookieValue(cookies, 'referral')).toBe(value)
})

test('a cookie holds for the whole site and for its days, and on https pages it is secure', () => {
  const text = 'referral=a; Path=/; Max-Age=7776000; SameSite=Lax'
  expect(cookieText('referral', 'a', 90, false)).toBe(text)
  expect(cookieText('referral', 'a', 90, true)).toBe(`${text}; Secure`)
})
