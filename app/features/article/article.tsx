import type { ReactNode } from 'react'
import styles from './article.module.css'
import type { ArticleData, ArticleSection } from './article-data.ts'
import { Block } from './block.tsx'
import { Contents } from './contents.tsx'
import { RichText } from './rich-text.tsx'
import { type ArticleSlots, SlotsContext } from './slots.tsx'
import { Explanations, TermsProvider } from './terms.tsx'

/** Fewer sections than this are seen at a glance. */
const CONTENTS_FROM = 5

type ArticleProps = {
  data: ArticleData
  /** What stands above the sections: heading, lead, figures. It may mark terms too. */
  head: ReactNode
  slots?: ArticleSlots
}

/** A page made of sections: headings on the left where there is room, what they are about on the right. */
export function Article({ data, head, slots = {} }: ArticleProps) {
  const { sections, terms } = data
  return (
    <TermsProvider value={terms}>
      <SlotsContext value={slots}>
        {head}
        <div className={`wrap ${styles.article}`}>
          {sections.length >= CONTENTS_FROM && <Contents sections={sections} />}
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
        <Explanations />
      </SlotsContext>
    </TermsProvider>
  )
}

function Section({ id, heading, blocks }: ArticleSection) {
  return (
    <section id={id} className={styles.section}>
      <h2>
        <RichText text={heading} />
      </h2>
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  )
}
