import { type ComponentProps, type ReactNode, useId } from 'react'
import fieldStyles from './field.module.css'
import { Range } from './range.tsx'
import styles from './slider-field.module.css'

type SliderFieldProps = Omit<ComponentProps<typeof Range>, 'id'> & {
  label: string
  defaultValue: number
  output: ReactNode
  ends: readonly [string, string]
}

/** A slider with its label and its value above it. */
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

/** Texts under both ends of a track; hidden from assistive technology, which gets the limits from the fields. */
export function Ends({ ends }: { ends: readonly [string, string] }) {
  return (
    <div className={styles.ends} aria-hidden="true">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </div>
  )
}
