import styles from './button.module.css'
import { classes } from './classes.ts'

/** Colour and size of a button. */
export type ButtonLook = {
  /** `call` is yellow and means that a person will ring; `ink` stands on yellow. Default `primary`. */
  tone?: 'primary' | 'call' | 'ink' | 'outline' | 'text' | undefined
  size?: 'small' | undefined
  /** Full width: always, or only on a phone. */
  block?: boolean | 'phone' | undefined
}

const tones = {
  primary: undefined,
  call: styles.call,
  ink: styles.ink,
  outline: styles.outline,
  text: styles.text,
}

/** Classes of something that looks like a button; in its own file because `Button` imports every icon. */
export function buttonLook({ tone = 'primary', size, block }: ButtonLook = {}): string | undefined {
  return classes(
    styles.button,
    tones[tone],
    size && styles.small,
    block === true && styles.block,
    block === 'phone' && styles.wideOnPhone,
  )
}
