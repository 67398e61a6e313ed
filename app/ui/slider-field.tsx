import { type ComponentProps, type ReactNode, useId } from 'react'
import fieldStyles from './field.module.css'
import { Range } from './range.tsx'
import styles from './slider-field.module.css'

type SliderFieldProps = Omit<ComponentProps<typeof Range>, 'id'> & {
  label: string
  /** The value as people read it. */
  value: number
  output: ReactNode
  /** Words at both ends of the track. */
  ends: readonly [string, string]
}

/** A slider under its label, its value beside the label. */
export function SliderField({ label, output, ends, ...range }: SliderFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id} className={styles.value} aria-live="off">
        {output}
      </output>
      <Range {...range} id={id} className={styles.range} />
      <Ends ends={ends} />
    </div>
  )
}

/** Words under both ends of a track; the fields say the same to assistive technology. */
export function Ends({ ends }: { ends: readonly [string, string] }) {
  return (
    <div className={styles.ends} aria-hidden="true">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </div>
  )
}
