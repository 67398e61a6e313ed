import { type ComponentProps, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './range.module.css'
import { rangeShare } from './range-share.ts'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onPointerDown' | 'onPointerCancel'> & {
  /** Restores the current value; by default the slider's own, which is rounded to its steps. */
  restore?: (() => void) | undefined
}

/**
 * A native slider whose track is filled up to its thumb. It needs a name: a label, `aria-label` or `aria-labelledby`.
 *
 * The fill is the custom property `--p`. CSS computes it from the attributes where it can; shell-boot.ts updates it on
 * input, before hydration too; the effect here after values set from code.
 *
 * A finger that is about to scroll the page may touch the track, and the browser moves the thumb there at once. When it
 * then recognises a scroll (`pointercancel`), the previous value is restored.
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
      suppressHydrationWarning // `--p` is set before React starts
      ref={ref}
      type="range"
      className={classes(styles.range, className)}
      onPointerDown={handleDown}
      onPointerCancel={() => touched.current?.()}
    />
  )
}

/** Sets a slider so that React notices: it ignores a value set by assignment. */
function moveTo(range: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, value)
  range.dispatchEvent(new Event('input', { bubbles: true }))
}
