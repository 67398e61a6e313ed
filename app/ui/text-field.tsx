import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import fieldStyles from './field.module.css'
import { FieldError, type FieldErrorText } from './field-error.tsx'
import styles from './text-field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  hint?: string | undefined
  /** Why the value is invalid, if it is. */
  error?: FieldErrorText | undefined
}

/** One line of text, with its label, hint and error tied to it for assistive technology. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error && errorId, hint && hintId)}
      />
      {error && <FieldError id={errorId} error={error} />}
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
