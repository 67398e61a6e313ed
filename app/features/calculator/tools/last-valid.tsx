import type { ReactNode } from 'react'
import { useWhile } from '#app/features/calculator/use-while.ts'
import { refused } from '#content/calculator-tools.ts'
import styles from './last-valid.module.css'

/** The answer of a tool; while one of its fields is invalid, the last answer, marked as outdated. */
export function LastValid({ isRefused, children }: { isRefused: boolean; children: ReactNode }) {
  const answer = useWhile(!isRefused, children)
  return (
    <>
      {isRefused && (
        <p className={styles.refused} data-answer="">
          {answer ? refused.stale : refused.first}
        </p>
      )}
      <div className={styles.answer} data-stale={isRefused || undefined}>
        {answer}
      </div>
    </>
  )
}
