import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError, type FieldErrorText } from './field-error.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './number-slider.module.css'
import { Range } from './range.tsx'
import { Ends } from './slider-field.tsx'

type NumberSliderProps = {
  /** Id of the number field, and prefix of the other ids. Unique on the page. */
  id: string
  label: ReactNode
  /** Below the label or beside the unit, such as the sum that a percentage amounts to. */
  note?: ReactNode
  hint?: string | undefined
  /** A limit that the number exceeds without being refused. */
  notice?: string | undefined
  /** Chooses the unit, where there are two. */
  switcher?: ReactNode
  /** Beside the number, inside its frame: `EUR`, `%`. A count has none. */
  unit: string | undefined
  /** Until then the HTML does without the ids that describe number and buttons by one another: each takes bytes. */
  isHydrated: boolean
  /** Props of the number field; one label names it and the slider. */
  number: Omit<ComponentProps<'input'>, 'id' | 'type'> & DataAttributes
  /** Absent if the number can only be typed. */
  slider?:
    | {
        range: Omit<ComponentProps<typeof Range>, 'id'> & DataAttributes
        /** Words under both ends of the track. */
        ends: readonly [string, string]
        /** One step down or up, for those who neither drag nor type. */
        decrease: StepButton
        increase: StepButton
      }
    | undefined
  /** Why the number is invalid. */
  error?: FieldErrorText | undefined
  /** Buttons that fix it, or that offer what was probably meant. */
  remedy?: ReactNode
}

type DataAttributes = { [name: `data-${string}`]: string }

type StepButton = { label: string } & Pick<ComponentProps<'button'>, 'onClick' | 'disabled'>

/** A number to type and, with the same label, a slider for it. */
export function NumberSlider({
  id,
  label,
  note,
  hint,
  notice,
  switcher,
  unit,
  isHydrated,
  number,
  slider,
  error,
  remedy,
}: NumberSliderProps) {
  const labelId = `${id}-label`
  const unitId = isHydrated && unit ? `${id}-unit` : undefined
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const noticeId = `${id}-notice`
  const told = note && <div className={styles.note}>{note}</div>
  const step = ({ label: name, ...button }: StepButton, icon: 'dash' | 'plus') => (
    // Not tab stops: keyboard users have the slider itself.
    <IconButton
      {...button}
      icon={icon}
      label={name}
      aria-describedby={isHydrated ? labelId : undefined}
      tabIndex={-1}
      data-react=""
    />
  )
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={slider && labelId} className={styles.label} htmlFor={id}>
          {label}
        </label>
        {!switcher && told}
      </div>
      <span className={styles.box}>
        <input
          inputMode="decimal"
          {...number}
          id={id}
          type="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(unitId, error && errorId, notice && noticeId, hint && hintId)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </span>
      {switcher && (
        <div className={styles.unit}>
          {switcher}
          {told}
        </div>
      )}
      {slider && (
        <div className={styles.slider}>
          {step(slider.decrease, 'dash')}
          <Range {...slider.range} aria-labelledby={labelId} />
          {step(slider.increase, 'plus')}
          <Ends ends={slider.ends} />
        </div>
      )}
      {(error || remedy) && (
        <div className={styles.refusal}>
          {error && <FieldError id={errorId} error={error} />}
          {remedy}
        </div>
      )}
      {notice && (
        <p id={noticeId} className={styles.notice}>
          <Icon name="info" />
          <span>{notice}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
