import { inline } from '#content/inline.ts'
import type { Text } from '#content/page.ts'
import { Term } from './terms.tsx'

/** A marked-up text: strong words, links, and terms that explain themselves. */
export function RichText({ text }: { text: Text }) {
  return inline(text).map((piece, index) => {
    switch (piece.kind) {
      case 'text':
        return piece.text
      case 'strong':
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        return <strong key={index}>{piece.text}</strong>
      case 'link':
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <a key={index} href={piece.to}>
            {piece.text}
          </a>
        )
      case 'term':
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        return <Term key={index} term={piece.term} text={piece.text} />
      default:
        return piece satisfies never
    }
  })
}
