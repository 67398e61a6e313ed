import { type ComponentProps, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './range.module.css'
import { rangeShare } from './range-share.ts'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onPointerDown' | 'onPointerCancel'> & {
  /** Puts back what stands there now; by default the slider's own value, which is one of its steps. */
  restore?: (() => void) | undefined
}

/**
 * A native slider whose track is filled up to its thumb. It needs a name: a label, `aria-label` or `aria-labelledby`.
 *
 * The fill is the custom property `--p`. CSS computes it from the attributes where it can; the shell's boot listener
 * follows the hand, before React too; this effect follows values set from code.
 *
 * A finger that scrolls the page may come down on the track: browsers move the thumb there before they know, so once
 * they take the finger for the page, what stood there comes back.
 */
export function Range({ className, restore, ...input }: RangeProps) {
  const ref = useRef<HTMLInputElement>(null)
  const touched = useRef<() => void>(undefined)
  const handleDown = ({ currentTarget: range, pointerType }: PointerEvent<HTMLInputElement>) => {
    const { value } = range
    const putBack = restore ?? (() => moveTo(range, value))
    touched.current = pointerType === 'touch' ? () => range.value !== value && putBack() : undefined
  }
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.setProperty('--p', rangeShare(ref.current))
  })
  return (
    <input
      {...input}
      ref={ref}
      type="range"
      className={classes(styles.range, className)}
      onPointerDown={handleDown}
      onPointerCancel={() => touched.current?.()}
    />
  )
}

/** Sets a slider as a hand would: React only takes notice of a value that it has not set itself. */
function moveTo(range: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, value)
  range.dispatchEvent(new Event('input', { bubbles: true }))
}
