import { Icon } from '#app/ui/icon.tsx'
import { articleTexts } from '#content/article.ts'
import type { ArticleSection } from './article-data.ts'
import styles from './contents.module.css'
import { RichText } from './rich-text.tsx'

const CONTENTS_ID = 'sadrzaj'

type ContentsProps = { sections: Pick<ArticleSection, 'id' | 'heading'>[] }

/** Table of contents: collapsed on a phone, where it would push the text down; a sticky column if there is room. */
export function Contents({ sections }: ContentsProps) {
  const links = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <RichText text={heading} />
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details id={CONTENTS_ID} className={`${styles.closed} no-print`}>
        <summary>
          {articleTexts.contents} <Icon name="chevron-down" />
        </summary>
        <nav aria-label={articleTexts.contents}>{links}</nav>
      </details>
      <nav className={`${styles.open} no-print`} aria-label={articleTexts.contents}>
        <p aria-hidden="true">{articleTexts.contents}</p>
        {links}
      </nav>
    </>
  )
}

/** On a phone the way back to the contents, in sight wherever one reads; the last child of what it leads through. */
export function BackToContents() {
  return (
    <a href={`#${CONTENTS_ID}`} className={`${styles.back} no-print`}>
      <Icon name="chevron-down" /> {articleTexts.backToContents}
    </a>
  )
}
