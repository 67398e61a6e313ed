import { expect, test } from 'vitest'
import { referralState, type Visit } from './referral-state.ts'

const visit: Visit = { search: '', stored: { code: null, isNew: false } }

test.each<[string, Partial<Visit>, ReturnType<typeof referralState>]>([
  [
    'a code stored on this visit is active',
    { search: '?referral=ana-7', stored: { code: 'ana-7', isNew: true } },
    { kind: 'active', code: 'ana-7' },
  ],
  [
    'a code stored earlier is known',
    { search: '?referral=ana-7', stored: { code: 'ana-7', isNew: false } },
    { kind: 'known', code: 'ana-7' },
  ],
  ['a code that is not stored waits', { search: '?referral=ana-7' }, { kind: 'waiting', code: 'ana-7' }],
  [
    'another code came first',
    { search: '?referral=ana-7', stored: { code: 'prvi', isNew: false } },
    { kind: 'taken', code: 'ana-7' },
  ],
  ['without a code there is nothing to activate', {}, { kind: 'none' }],
  [
    'the stored code stands where the address has none',
    { stored: { code: 'prvi', isNew: false } },
    { kind: 'known', code: 'prvi' },
  ],
  ['letters with diacritics are no code', { search: '?referral=čika' }, { kind: 'invalid' }],
  ['an empty code is no code', { search: '?referral=' }, { kind: 'invalid' }],
  [
    'a broken code is told even where one is stored',
    { search: `?referral=${'a'.repeat(65)}`, stored: { code: 'prvi', isNew: false } },
    { kind: 'invalid' },
  ],
])('%s', (_name, differences, state) => {
  expect(referralState({ ...visit, ...differences })).toEqual(state)
})
