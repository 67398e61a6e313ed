import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'
import { Explanations, TermsProvider } from './terms.tsx'

const terms = { eks: { term: 'EKS', text: 'Efektivna kamatna stopa.' } }

/** The markup without the names of classes, which the build chooses. */
function drawn(text: string): string {
  const html = renderToStaticMarkup(
    <TermsProvider value={terms}>
      <RichText text={text} />
    </TermsProvider>,
  )
  return html.replaceAll(/ class="[^"]*"/g, '')
}

test('strong words and links are elements, the rest is text', () => {
  expect(drawn('Prvo **rata**, pa [kalkulator](/kredit-kalkulator/kes/) & <kraj>.')).toBe(
    'Prvo <strong>rata</strong>, pa <a href="/kredit-kalkulator/kes/">kalkulator</a> &amp; &lt;kraj&gt;.',
  )
})

test('a term opens its explanation, in the form of its sentence', () => {
  expect(drawn('Uz {eks|EKS-om} ide')).toBe('Uz <button type="button" popoverTarget="pojam-eks">EKS-om</button> ide')
})

test('punctuation does not leave the term before it', () => {
  expect(drawn('Poredite {eks}, uvek {eks}')).toBe(
    'Poredite <span><button type="button" popoverTarget="pojam-eks">EKS</button>,</span> uvek ' +
      '<button type="button" popoverTarget="pojam-eks">EKS</button>',
  )
})

test('a term that nobody explains stays a word', () => {
  expect(drawn('Sve je {kapara|kapara} ovde')).toBe('Sve je kapara ovde')
})

test('every term of the page is explained once', () => {
  const html = renderToStaticMarkup(
    <TermsProvider value={terms}>
      <Explanations />
    </TermsProvider>,
  )
  expect(html).toContain('id="pojam-eks" popover=""')
  expect(html).toContain('<dfn>EKS</dfn> Efektivna kamatna stopa.')
})
