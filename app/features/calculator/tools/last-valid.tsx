import type { ReactNode } from 'react'
import { useFrozenUnless } from '#app/features/calculator/use-frozen-unless.ts'
import { refused } from '#content/open-tools.ts'
import styles from './last-valid.module.css'
import type { NumberField } from './use-number-field.ts'

/**
 * The answer of a tool; while one of its fields is invalid, that to what stood there before, marked as outdated. Where
 * that is lost, the answer shown last.
 */
export function LastValid({
  typed,
  children,
}: {
  typed: readonly Pick<NumberField, 'error' | 'isLost'>[]
  children: ReactNode
}) {
  const isRefused = typed.some(({ error }) => error !== undefined)
  const answer = useFrozenUnless(!typed.some(({ isLost }) => isLost), children)
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
