import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'

type ToastProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  type: 'info' | 'success' | 'error'
  title: string
  description: string
  closeLabel: string
  onClose: () => void
}

const signs = { info: 'info', success: 'check', error: 'error' } as const

/** A notification: an error interrupts a screen reader, the other types are announced by the status around them. */
export function Toast({ type, title, description, closeLabel, onClose, ...box }: ToastProps) {
  return (
    <div {...box} role={type === 'error' ? 'alert' : undefined} className={styles.toast} data-type={type}>
      <Icon name={signs[type]} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{description}</p>
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.close} />
    </div>
  )
}
