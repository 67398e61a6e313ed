import { expect, test } from 'vitest'
import { type SpamEvidence, spamReason } from './spam.ts'

const human: SpamEvidence = { honeypot: '', shownAtMs: 1000, submittedAtMs: 6000, pointer: { x: 12, y: 340 } }

test('a form filled for five seconds with a moved pointer may be sent', () => {
  expect(spamReason(human)).toBeUndefined()
})

test.each([
  { what: 'a filled honeypot', evidence: { honeypot: ' ' }, reason: 'honeypot' },
  { what: 'a form sent a millisecond too early', evidence: { submittedAtMs: 5999 }, reason: 'too-fast' },
  { what: 'a pointer that never moved', evidence: { pointer: undefined }, reason: 'no-pointer-movement' },
  { what: 'a pointer at the left edge', evidence: { pointer: { x: 0, y: 340 } }, reason: 'no-pointer-movement' },
  { what: 'a pointer at the upper edge', evidence: { pointer: { x: 12, y: 0 } }, reason: 'no-pointer-movement' },
])('$what is taken for spam', ({ evidence, reason }) => {
  expect(spamReason({ ...human, ...evidence })).toBe(reason)
})
