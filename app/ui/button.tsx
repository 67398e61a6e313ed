import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Look = {
  /** `call` is yellow and means that a person will ring; `ink` stands on yellow. Default `primary`. */
  tone?: 'primary' | 'call' | 'ink' | 'outline' | 'text' | undefined
  size?: 'medium' | 'small' | undefined
  /** As wide as its place: always, or only on a phone. */
  block?: boolean | 'phone' | undefined
  icon?: IconName | undefined
}

function look({ tone = 'primary', size, block }: Look): string | undefined {
  return classes(
    styles.button,
    tone !== 'primary' && styles[tone],
    size === 'small' && styles.small,
    block === true && styles.block,
    block === 'phone' && styles.wideOnPhone,
  )
}

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
      className={classes(look({ tone, size, block }), state && styles[state], isShaking && styles.shaking, className)}
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
    <a {...link} className={classes(look({ tone, size, block }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
