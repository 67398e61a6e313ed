import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { IconName } from './icons.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** Its accessible name. */
  label: string
}

/** A round button that shows only an icon. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} aria-label={label} className={classes(styles.button, className)}>
      <Icon name={icon} />
    </button>
  )
}
