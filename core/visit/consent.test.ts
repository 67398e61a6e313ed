import { expect, test } from 'vitest'
import { type Consent, consentAfter, consentChange, consentIn } from './consent.ts'

test.each([
  ['', 'unset'],
  ['cookie-consent=accepted', 'accepted'],
  ['a=1; cookie-consent=rejected; b=2', 'rejected'],
  ['cookie-consent=yes', 'unset'],
  ['x-cookie-consent=accepted', 'unset'],
  [';;=;cookie-consent', 'unset'],
])('the cookies %j mean %s', (cookies, consent) => {
  expect(consentIn(cookies)).toBe(consent)
})

test('each event decides the choice', () => {
  expect(consentAfter('accept')).toBe('accepted')
  expect(consentAfter('reject')).toBe('rejected')
  expect(consentAfter('lead-privacy-accepted')).toBe('accepted')
})

test.each<[Consent, Consent, string]>([
  ['unset', 'accepted', 'granted'],
  ['rejected', 'accepted', 'granted'],
  ['accepted', 'rejected', 'revoked'],
  ['unset', 'rejected', 'none'],
  ['accepted', 'accepted', 'none'],
  ['rejected', 'rejected', 'none'],
])('from %s to %s is %s', (before, after, change) => {
  expect(consentChange(before, after)).toBe(change)
})
