import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Look = ButtonLook & { icon?: IconName | undefined }

/** Those of the native button, its look, and what its work has come to. */
export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** `busy` while its work runs, `done` once it went well; the caller disables the button for both. */
    state?: 'busy' | 'done' | undefined
    /** Shakes for half a second: what was sent was refused. */
    isShaking?: boolean | undefined
  }

/** Something to press. It is a plain button unless `type` says that it submits. */
export function Button({ tone, size, block, icon, state, isShaking, className, children, ...button }: ButtonProps) {
  const sign = state === 'done' ? 'check' : state === 'busy' ? undefined : icon
  return (
    <button
      type="button"
      {...button}
      aria-busy={state === 'busy' || undefined}
      className={classes(
        buttonLook({ tone, size, block }),
        state && styles[state],
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

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ tone, size, block, icon, className, children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={classes(buttonLook({ tone, size, block }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
