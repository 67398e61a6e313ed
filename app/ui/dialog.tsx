import { type ComponentProps, useId } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

type DialogProps = Omit<ComponentProps<'dialog'>, 'id' | 'title' | 'className'> & {
  /** Named by the `commandfor` of every button that opens it. */
  id: string
  /** Its heading and accessible name. */
  title: string
  closeLabel: string
}

/**
 * A modal dialog. It opens by `command="show-modal"` without any script, closes by its button, Escape, or a press that
 * begins and ends outside, and returns the focus; `onClose` is called however it was closed.
 */
export function Dialog({ id, title, closeLabel, children, ...dialog }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      {...dialog}
      suppressHydrationWarning // it may be open before React starts
      id={id}
      closedby="any"
      aria-labelledby={titleId}
      className={styles.dialog}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} command="close" commandfor={id} className={styles.close} />
      </div>
      {children}
    </dialog>
  )
}
