import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './hundred.module.css'

type HundredProps = {
  /** Interest in every hundred paid back; whole. */
  interest: number
  /** The same in words. */
  children: ReactNode
  className?: string | undefined
}

/** A bar of a hundred marks: how many of every hundred paid back are interest, with a caption that says the same. */
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
