import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './disclosure.module.css'

type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & { summary: ReactNode; children: ReactNode }

/** A question that opens on its answer; works without script and is found by the browser's own search. */
export function Disclosure({ summary, children, className, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classes(styles.disclosure, className)}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
