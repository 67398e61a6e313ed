import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './hundred.module.css'

type HundredProps = {
  /** How many of a hundred paid back are interest. */
  interest: number
  /** The same in words. */
  children: ReactNode
  className?: string | undefined
}

/** Of a hundred paid back, how many are interest: a hundred marks, counted in the words under them. */
export function Hundred({ interest, children, className }: HundredProps) {
  const kept = 100 - interest
  return (
    <figure className={classes(styles.hundred, className)}>
      <svg
        viewBox="0 0 100 5"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        strokeWidth="5"
        strokeDasharray=".7 .3"
      >
        <path d={`M.15 2.5H${kept}`} stroke="var(--principal)" />
        <path d={`M${kept + 0.15} 2.5H100`} stroke="var(--interest)" />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
