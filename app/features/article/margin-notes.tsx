import { articleTexts } from '#content/article.ts'
import { exampleTexts as words } from '#content/example.ts'
import type { ArticleData } from './article-data.ts'
import styles from './margin-notes.module.css'
import { TermButtons } from './terms.tsx'

type MarginNotesProps = {
  data: ArticleData
  /** The calculator of the page's product. */
  calculator: string
}

/** The rows of the example that say which loan it is. */
const shown: string[] = [words.principal, words.months, words.totalRepayment]

/** In the third of a wide window that the text leaves empty: the example in short, and the terms of the page. */
export function MarginNotes({ data: { sections }, calculator }: MarginNotesProps) {
  const example = sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'example')
  if (!example) return null
  const { instalment, effectiveRate, rows } = example
  return (
    <aside className={`${styles.notes} no-print`} aria-label={articleTexts.margin}>
      <p className={styles.title}>{articleTexts.example}</p>
      <dl>
        <div>
          <dt>{instalment.label}</dt>
          <dd className="figure">
            {instalment.amount}
            <i>{`\u00a0${instalment.currency}`}</i>
          </dd>
        </div>
        <div>
          <dt>EKS</dt>
          <dd className="figure">{effectiveRate.value}</dd>
        </div>
        {rows
          .filter(({ term }) => shown.includes(term))
          .map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <p>
        <a href={calculator}>{articleTexts.calculate}</a>
      </p>
      <p className={styles.title}>{articleTexts.terms}</p>
      <TermButtons />
    </aside>
  )
}
