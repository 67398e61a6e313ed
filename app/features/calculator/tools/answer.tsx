import type { ReactNode } from 'react'
import styles from './answer.module.css'

/** The answer of a tool, in one sentence. */
export function Answer({ children }: { children: ReactNode }) {
  return (
    <p className={styles.answer} data-answer="">
      {children}
    </p>
  )
}
