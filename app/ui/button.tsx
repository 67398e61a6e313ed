import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Look = ButtonLook & { icon?: IconName | undefined }

/** Props of the native button, its look, and the state of what it started. */
export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** `busy` while its action runs, `done` once that succeeded; the caller disables the button for both. */
    state?: 'busy' | 'done' | undefined
    /** Shakes for half a second: the submitted form was invalid. */
    isShaking?: boolean | undefined
  }

/** A button; of `type="button"` unless another type is given. */
export function Button({ tone, size, block, icon, state, isShaking, className, children, ...button }: ButtonProps) {
  const sign = state === 'done' ? 'check' : state === 'busy' ? undefined : icon
  return (
    <button
      type="button"
      {...button}
      aria-busy={state === 'busy' || undefined}
      className={classes(
        buttonLook({ tone, size, block }),
        state === 'busy' && styles.busy,
        state === 'done' && styles.done,
        isShaking && styles.shaking,
        className,
      )}
    >
      {sign && <Icon name={sign} />}
      {children}
    </button>
  )
}

type LinkButtonProps = ComponentProps<'a'> & Look & { href: string; children: ReactNode }

/** A link that looks like a button. */
export function LinkButton({ tone, size, block, icon, className, children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={classes(buttonLook({ tone, size, block }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
