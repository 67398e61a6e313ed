import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, cleanText } from './clean-text.ts'

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

test.each(['👨\u200d👩\u200d👧', 'ශ්\u200dරී', 'عبد\u200cالله', '👩🏽\u200d🚒'])(
  'the joiners of the name %s are its spelling',
  (name) => {
    expect(cleanName(`\u202e ${name}\u200b `)).toBe(name)
    expect(cleanText(name)).toBe(name.replaceAll(/[\u200c\u200d]/g, ''))
  },
)

test.each([
  { what: 'joiners that join nothing', typed: '\u200dAna \u200c Anić\u200d', meant: 'Ana  Anić' },
  { what: 'joiners in a row', typed: 'A\u200d\u200dna', meant: 'Ana' },
  { what: 'joiners beside another mark', typed: 'A\u200d\u200bna', meant: 'A\u200dna' },
  { what: 'joiners alone', typed: '\u200d\u200c', meant: '' },
])('$what are no spelling', ({ typed, meant }) => {
  expect(cleanName(typed)).toBe(meant)
})

test('spaces inside stay, so a phone number is kept as it was written', () => {
  expect(cleanText('064  123 / 4567')).toBe('064  123 / 4567')
})

// Any text at all, halves of surrogate pairs included.
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('clean text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: codeUnit }), (text) => {
      return [cleanText, cleanName].every((clean) => {
        const once = clean(text)
        return clean(once) === once && once.isWellFormed() && !/\p{Cc}/u.test(once)
      })
    }),
  )
})
