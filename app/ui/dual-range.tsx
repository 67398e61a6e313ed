import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './dual-range.module.css'
import fieldStyles from './field.module.css'
import { Range } from './range.tsx'

type Bound = { name: string; label: string; defaultValue: number }

type DualRangeProps = {
  legend: string
  /** Whole numbers; the lower value always stays below the upper. */
  min: number
  max: number
  from: Bound
  to: Bound
  /** Text of a value, also for screen readers: `10:00`. */
  valueText: (value: number) => string
  /** Text of both values, after the legend: `10:00 i 16:00`. */
  summary: (from: string, to: string) => string
  /** Labels under the track, evenly spread from `min` to `max`. */
  ticks: readonly string[]
}

/**
 * Two thumbs on one track. The inputs are uncontrolled: they belong to their form, keep values set before hydration,
 * and are reset with the form.
 */
export function DualRange({ legend, min, max, from, to, valueText, summary, ticks }: DualRangeProps) {
  const track = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState({ from: from.defaultValue, to: to.defaultValue })

  /** Reads both inputs, and separates them if they were moved onto or past each other before hydration. */
  const sync = useCallback(() => {
    const [low, high] = track.current?.querySelectorAll('input') ?? []
    if (!low || !high) return
    high.valueAsNumber = Math.max(high.valueAsNumber, min + 1)
    low.valueAsNumber = Math.min(low.valueAsNumber, high.valueAsNumber - 1)
    setValues({ from: low.valueAsNumber, to: high.valueAsNumber })
  }, [min])

  useLayoutEffect(sync, [sync])
  useLayoutEffect(() => {
    const middle = (values.from + values.to) / 2
    track.current?.style.setProperty('--middle', String((middle - min) / (max - min)))
  }, [values, min, max])
  useEffect(() => {
    const form = track.current?.closest('form')
    const handleReset = () => queueMicrotask(sync) // the fields are reset after the event
    form?.addEventListener('reset', handleReset)
    return () => form?.removeEventListener('reset', handleReset)
  }, [sync])

  const bound = (which: 'from' | 'to', { name, label, defaultValue }: Bound) => (
    <Range
      name={name}
      aria-label={label}
      aria-valuetext={valueText(values[which])}
      min={min}
      max={max}
      step={1}
      defaultValue={defaultValue}
      className={styles[which]}
      onInput={({ currentTarget: input }) => {
        const low = track.current?.querySelector('input')?.valueAsNumber ?? min // the state may be stale if both moved
        if (which === 'to') input.valueAsNumber = Math.max(input.valueAsNumber, low + 1)
        sync()
      }}
    />
  )

  return (
    <fieldset>
      <legend className={classes(fieldStyles.label, styles.legend)}>{legend}</legend>
      <output className={styles.summary} aria-live="off">
        {summary(valueText(values.from), valueText(values.to))}
      </output>
      <div ref={track} className={styles.track}>
        {bound('from', from)}
        {bound('to', to)}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </fieldset>
  )
}
