import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import styles from './article.module.css'
import type { ArticleBlock, ArticleData, ArticleSection } from './article-data.ts'
import { Block } from './block.tsx'
import { BackToContents, Contents } from './contents.tsx'
import { RichText } from './rich-text.tsx'
import { type ArticleSlots, SlotsContext } from './slots.tsx'
import { Explanations, TermsProvider } from './terms.tsx'

/** Pages with fewer sections need no table of contents. */
const CONTENTS_FROM = 7

/** Rows of the last section of a first view that may be in it: tables and what else follows have late styles. */
const EARLY_ROWS = 2

type ArticleProps = {
  data: ArticleData
  /** The part above the sections: heading, lead, figures. It may mark terms too. */
  head: ReactNode
  slots?: ArticleSlots
  /** Index of the first section that is below the fold on every screen: its styles load with the whole sheet. */
  lateFrom?: number
  /** Index of the first section that a phone folds to its heading and its answer; one without an answer stays open. */
  foldedFrom?: number
  /** What stands beside a long page where it leaves room. */
  margin?: ReactNode
}

/** A page made of sections. If there is room, the left column holds their headings, or a long page's contents. */
export function Article({ data, head, slots = {}, lateFrom, foldedFrom, margin }: ArticleProps) {
  const { sections, terms } = data
  const isLong = sections.length >= CONTENTS_FROM
  const isFrom = (index: number, first = sections.length) => index >= first
  return (
    <TermsProvider value={terms}>
      <SlotsContext value={slots}>
        {head}
        <div className={classes('wrap', styles.article, isLong && styles.long, margin !== undefined && styles.noted)}>
          {isLong && <Contents sections={sections} />}
          {margin}
          {sections.map((section, index) => {
            const Part = isFrom(index, foldedFrom) && section.answer ? FoldedSection : Section
            const isLate = isFrom(index, lateFrom)
            const isLastEarly = !isLate && isFrom(index + 1, lateFrom)
            return (
              <Part key={section.id} {...section} isLate={isLate} earlyRows={isLastEarly ? EARLY_ROWS : undefined} />
            )
          })}
          {isLong && <BackToContents />}
        </div>
        <Explanations />
      </SlotsContext>
    </TermsProvider>
  )
}

type SectionProps = ArticleSection & { isLate: boolean; earlyRows: number | undefined }

function Section({ id, heading, answer, blocks, isLate, earlyRows }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-later={isLate ? '' : undefined}>
      <h2>
        <RichText text={heading} />
      </h2>
      {answer && (
        <p className={styles.answer}>
          <RichText text={answer} />
        </p>
      )}
      <Blocks blocks={blocks} earlyRows={earlyRows} />
    </section>
  )
}

/** A section that is closed on a phone; from 768 px on CSS opens it. */
function FoldedSection({ id, heading, answer = '', blocks, isLate }: SectionProps) {
  return (
    <details className={`${styles.section} ${styles.fold}`} open={isUnfolded()} data-later={isLate ? '' : undefined}>
      <summary>
        <h2>
          <RichText text={heading} />
        </h2>
        <span className={styles.answer}>
          <RichText text={answer} />
        </span>
      </summary>
      {/* Inside what is folded, so that a link to it opens the section: browsers do that themselves, without script. */}
      <span id={id} className={styles.place} />
      <Blocks blocks={blocks} />
    </details>
  )
}

type BlocksProps = Pick<ArticleSection, 'blocks'> & Partial<Pick<SectionProps, 'earlyRows'>>

function Blocks({ blocks, earlyRows }: BlocksProps) {
  const all = rows(blocks).map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
    <Row key={index} blocks={row} />
  ))
  const late = all.slice(earlyRows ?? all.length)
  return (
    <div className={styles.blocks}>
      {all.slice(0, earlyRows)}
      {late.length > 0 && (
        <div className={styles.blocks} data-later="">
          {late}
        </div>
      )}
    </div>
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

/** Known after a navigation; the server does not know how wide the window is. */
function isUnfolded(): boolean {
  return typeof window !== 'undefined' && matchMedia('(min-width: 48rem)').matches
}

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
