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

type NumberSliderProps = {
  label: string
  /** A second line under the label, such as what a percentage comes to. */
  note?: ReactNode
  /** Beside the number, inside its frame: `EUR`, `%`. */
  unit: string
  ends: readonly [string, string]
  /** Props of the number field and of the slider; one label names both. */
  number: Omit<ComponentProps<'input'>, 'id' | 'type'>
  range: Omit<ComponentProps<typeof Range>, 'id'>
  /** Under the slider: a hint, or why a value was changed. */
  hint?: ReactNode
}

/** A number to type and a slider for the same value, under one label. */
export function NumberSlider({ label, note, unit, ends, number, range, hint }: NumberSliderProps) {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={labelId} className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <span className={styles.box}>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...number}
          id={id}
          type="text"
          aria-describedby={hint ? hintId : undefined}
        />
        <span>{unit}</span>
      </span>
      <Range {...range} aria-labelledby={labelId} className={styles.range} />
      <Ends ends={ends} />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

function Ends({ ends }: { ends: readonly [string, string] }) {
  return (
    <div className={styles.ends} aria-hidden="true">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </div>
  )
}
