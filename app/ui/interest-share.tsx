import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './interest-share.module.css'

type InterestShareProps = {
  /** Interest in every hundred paid back; whole. */
  interest: number
  /** The same in words. */
  children: ReactNode
  className?: string | undefined
}

/** A bar of a hundred marks: how many of every hundred paid back are interest, with a caption that says the same. */
export function InterestShare({ interest, children, className }: InterestShareProps) {
  const principal = 100 - interest
  return (
    <figure className={classes(styles.share, className)}>
      <svg
        viewBox="0 0 100 5"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        strokeWidth="5"
        strokeDasharray=".7 .3"
      >
        <path d={`M.15 2.5H${principal}`} stroke="var(--principal)" />
        <path d={`M${principal + 0.15} 2.5H100`} stroke="var(--interest)" />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
