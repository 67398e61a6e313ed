import type { Block } from '#content/page.ts'
import { RichText } from './rich-text.tsx'
import styles from './steps-block.module.css'

/** Steps as milestones along a road. */
export function StepsBlock({ items }: Extract<Block, { kind: 'steps' }>) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text, who }) => (
        <li key={title}>
          <h3>
            <RichText text={title} />
          </h3>
          {who && <p className={styles.who}>{who}</p>}
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
