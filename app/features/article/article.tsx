import type { ReactNode } from 'react'
import styles from './article.module.css'
import type { ArticleBlock, ArticleData, ArticleSection } from './article-data.ts'
import { Block } from './block.tsx'
import { BackToContents, Contents } from './contents.tsx'
import { RichText } from './rich-text.tsx'
import { type ArticleSlots, SlotsContext } from './slots.tsx'
import { Explanations, TermsProvider } from './terms.tsx'

/** Pages with fewer sections need no table of contents. */
const CONTENTS_FROM = 7

type ArticleProps = {
  data: ArticleData
  /** The part above the sections: heading, lead, figures. It may mark terms too. */
  head: ReactNode
  slots?: ArticleSlots
  /** Index of the first section that is below the fold on every screen: its styles load with the whole sheet. */
  lateFrom?: number
}

/** A page made of sections. If there is room, the left column holds their headings, or a long page's contents. */
export function Article({ data, head, slots = {}, lateFrom = data.sections.length }: ArticleProps) {
  const { sections, terms } = data
  const isLong = sections.length >= CONTENTS_FROM
  return (
    <TermsProvider value={terms}>
      <SlotsContext value={slots}>
        {head}
        <div className={`wrap ${styles.article} ${isLong ? styles.long : ''}`}>
          {isLong && <Contents sections={sections} />}
          {sections.map((section, index) => (
            <Section key={section.id} {...section} isLate={index >= lateFrom} />
          ))}
          {isLong && <BackToContents />}
        </div>
        <Explanations />
      </SlotsContext>
    </TermsProvider>
  )
}

function Section({ id, heading, answer, blocks, isLate }: ArticleSection & { isLate: boolean }) {
  return (
    <section id={id} className={styles.section} data-later={isLate || undefined}>
      <h2>
        <RichText text={heading} />
      </h2>
      {answer && (
        <p className={styles.answer}>
          <RichText text={answer} />
        </p>
      )}
      <div className={styles.blocks}>
        {rows(blocks).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
          <Row key={index} blocks={row} />
        ))}
      </div>
    </section>
  )
}

function Row({ blocks: [first, second] }: { blocks: BlockRow }) {
  if (!second) return <Block block={first} />
  return (
    <div className={styles.pair}>
      <Block block={first} />
      <Block block={second} />
    </div>
  )
}

type BlockRow = [ArticleBlock, ArticleBlock?]

/** A list of ticks followed by one of dashes share a row; every other block has its own. */
function rows(blocks: ArticleBlock[]): BlockRow[] {
  const all: BlockRow[] = []
  for (const block of blocks) {
    const last = all.at(-1)
    if (last && isList(last[0], 'check') && isList(block, 'dash')) last[1] = block
    else all.push([block])
  }
  return all
}

function isList(block: ArticleBlock, style: 'check' | 'dash'): boolean {
  return block.kind === 'list' && block.style === style
}
