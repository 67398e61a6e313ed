import type { ReactNode } from 'react'
import styles from './tool-card.module.css'
import type { ToolWords } from './tool-summary.tsx'

type ToolCardProps = ToolWords & { children: ReactNode }

/** A question on a card of its own, and its answer. */
export function ToolCard({ id, heading, question, text, children }: ToolCardProps) {
  return (
    <section id={id} className={`card ${styles.tool}`}>
      <h2>{heading}</h2>
      <p className={styles.question}>{`${question} ${text}`}</p>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
