import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  { what: 'blanks at the ends', typed: '  Ana ', meant: 'Ana' },
  { what: 'zero-width characters', typed: 'A\u200bn\u2060a\ufeff', meant: 'Ana' },
  { what: 'bidirectional overrides', typed: '\u202eanA', meant: 'anA' },
  { what: 'a line break', typed: 'Ana\r\nBcc: x', meant: 'Ana  Bcc: x' },
  { what: 'a NUL, which PostgreSQL refuses', typed: 'An\u0000a', meant: 'An a' },
  { what: 'half of a surrogate pair', typed: 'Ana \ud83d', meant: 'Ana \ufffd' },
  { what: 'letters typed as letter and accent', typed: 'C\u030cedo', meant: 'Čedo' },
])('$what are cleaned', ({ typed, meant }) => {
  expect(cleanText(typed)).toBe(meant)
})

test('spaces inside stay, so a phone number is kept as it was written', () => {
  expect(cleanText('064  123 / 4567')).toBe('064  123 / 4567')
})

// Any text at all, halves of surrogate pairs included.
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('clean text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: codeUnit }), (text) => {
      const clean = cleanText(text)
      return cleanText(clean) === clean && clean.isWellFormed() && !/\p{Cc}/u.test(clean)
    }),
  )
})
