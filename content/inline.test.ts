import { expect, test } from 'vitest'
import { inline } from './inline.ts'

test('text, strong, links and terms come in reading order', () => {
  expect(inline('Prvo {eks}, pa **rata** uz {hipoteka|hipotekom}; [kalkulator](/kredit-kalkulator/kes/).')).toEqual([
    { kind: 'text', text: 'Prvo ' },
    { kind: 'term', term: 'eks', text: '' },
    { kind: 'text', text: ', pa ' },
    { kind: 'strong', text: 'rata' },
    { kind: 'text', text: ' uz ' },
    { kind: 'term', term: 'hipoteka', text: 'hipotekom' },
    { kind: 'text', text: '; ' },
    { kind: 'link', text: 'kalkulator', to: '/kredit-kalkulator/kes/' },
    { kind: 'text', text: '.' },
  ])
})

test('a text without mark-up is one piece, an empty one none', () => {
  expect(inline('Samo tekst (i zagrada) [bez linka].')).toEqual([
    { kind: 'text', text: 'Samo tekst (i zagrada) [bez linka].' },
  ])
  expect(inline('')).toEqual([])
})
