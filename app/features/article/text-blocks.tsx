/** Blocks that are mostly words. */

import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Block, Text } from '#content/page.ts'
import type { FactsData } from './article-data.ts'
import { RichText } from './rich-text.tsx'
import { SampleMark } from './sample-mark.tsx'
import styles from './text-blocks.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export function Paragraphs({ paragraphs }: { paragraphs: Text[] }) {
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  )
}

/** Its marks are drawn by CSS: an SVG icon in each of fifty items would outweigh their text. */
export function List({ style, heading, items }: Of<'list'>) {
  const list = (
    <ul className={styles.list} data-style={style}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  )
  if (!heading) return list
  return (
    <div className={styles.headed}>
      <h3>{heading}</h3>
      {list}
    </div>
  )
}

type DefinitionsProps = Pick<Of<'definitions'>, 'items'> & { className?: string | undefined }

export function Definitions({ items, className = styles.definitions }: DefinitionsProps) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>
            <RichText text={term} />
          </dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Facts({ items }: FactsData) {
  return (
    <dl className={styles.definitions}>
      {items.map(({ term, text, isSample }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text} {isSample && <SampleMark />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Faq({ items }: Of<'faq'>) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={<span>{<RichText text={question} />}</span>}>
          <Paragraphs paragraphs={answer} />
        </Disclosure>
      ))}
    </div>
  )
}
