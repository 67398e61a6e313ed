import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** Why a value is invalid: `code` for tests and logs, `text` for people. */
export type FieldErrorText = { code: string; text: string }

type FieldErrorProps = { id: string; error: FieldErrorText }

/** The error message under a field, which refers to it by `aria-describedby`. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} data-error={error.code}>
      <Icon name="error" />
      {error.text}
    </p>
  )
}
