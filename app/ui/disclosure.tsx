import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './disclosure.module.css'

type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & { summary: ReactNode; children: ReactNode }

/** A summary that expands to its content; works without script and can be found by the browser's page search. */
export function Disclosure({ summary, children, className, ...details }: DisclosureProps) {
  return (
    <details
      {...details}
      suppressHydrationWarning // it may be open before React starts
      className={classes(styles.disclosure, className)}
    >
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
