import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { FieldError, type FieldErrorText } from './field-error.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  /** May hold links. */
  label: ReactNode
  error?: FieldErrorText | undefined
}

/** One box to tick, with its error tied to it. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = `${useId()}-error`
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId} error={error} />}
    </div>
  )
}
