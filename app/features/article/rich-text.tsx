import { type Inline, inline } from '#content/inline.ts'
import type { Text } from '#content/page.ts'
import styles from './rich-text.module.css'
import { Term } from './terms.tsx'

/** A marked-up text: strong words, links, and terms that explain themselves. */
export function RichText({ text }: { text: Text }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
  return glued(inline(text)).map(({ piece, sign }, index) => <Piece key={index} piece={piece} sign={sign} />)
}

function Piece({ piece, sign }: Glued) {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'strong':
      return <strong>{piece.text}</strong>
    case 'link':
      return <a href={piece.to}>{piece.text}</a>
    case 'term': {
      const term = <Term term={piece.term} text={piece.text} />
      if (!sign) return term
      return (
        <span className={styles.glued}>
          {term}
          {sign}
        </span>
      )
    }
    default:
      return piece satisfies never
  }
}

/** A piece, and the punctuation that must not be separated from it. */
type Glued = { piece: Inline; sign: string }

/** Terms are buttons, which browsers lay out as boxes: the line may break after one, even before a comma. */
function glued(pieces: Inline[]): Glued[] {
  const all: Glued[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const sign = last?.piece.kind === 'term' && piece.kind === 'text' ? /^[^\s\p{L}\p{N}]+/u.exec(piece.text)?.[0] : ''
    if (last && sign && piece.kind === 'text') {
      last.sign = sign
      all.push({ piece: { kind: 'text', text: piece.text.slice(sign.length) }, sign: '' })
    } else all.push({ piece, sign: '' })
  }
  return all
}
