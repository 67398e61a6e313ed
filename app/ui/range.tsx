import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './range.module.css'
import { rangeShare } from './range-share.ts'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'ref'>

/**
 * A native slider whose track is filled up to its thumb. It needs a name: a label, `aria-label` or `aria-labelledby`.
 *
 * The fill is the custom property `--p`. CSS computes it from the attributes where it can; the shell's boot listener
 * follows the hand, before React too; this effect follows values set from code.
 */
export function Range({ className, ...input }: RangeProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.setProperty('--p', rangeShare(ref.current))
  })
  return <input {...input} ref={ref} type="range" className={classes(styles.range, className)} />
}
