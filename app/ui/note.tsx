import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

type NoteProps = { tone?: 'info' | 'warning'; children: ReactNode }

/** A callout, set apart from the text around it. */
export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div className={classes(styles.note, tone === 'warning' && styles.warning)}>
      <Icon name={tone} />
      <div>{children}</div>
    </div>
  )
}
