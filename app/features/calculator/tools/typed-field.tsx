import { Button } from '#app/ui/button.tsx'
import { selectWhole } from '#app/ui/select-whole.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useDebouncedError } from '#app/ui/use-debounced-error.ts'
import { errors } from '#content/calculator.ts'
import styles from './fields.module.css'
import { isCounted, type NumberField, type TypedKind } from './use-number-field.ts'

type TypedFieldProps = {
  label: string
  hint?: string | undefined
  /** Unit of a whole number, if it has one. */
  unit?: string
  typed: NumberField
  /** The number in the unit that it was probably meant in; pressing it takes that unit. */
  meant?: { text: string; onTake: () => void } | undefined
}

/** A number field of a tool, with the unit in its label; an invalid number is shown with a button that replaces it. */
export function TypedField({ label, hint, typed, unit = units[typed.kind], meant }: TypedFieldProps) {
  const error = useDebouncedError(typed.error, typed.text)
  const { offer } = typed
  return (
    <div>
      <TextField
        label={unit === undefined ? label : `${label} (${unit})`}
        hint={hint}
        error={error}
        inputMode={isCounted(typed.kind) ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed.text}
        onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
        onBlur={typed.onLeave}
        onFocus={({ currentTarget }) => selectWhole(currentTarget)}
      />
      {error && offer !== undefined && (
        <Button
          tone="outline"
          size="small"
          className={styles.remedy}
          onClick={({ currentTarget }) => {
            typed.onChange(offer)
            currentTarget.parentElement?.querySelector('input')?.focus() // this button disappears with the error
          }}
        >
          {errors.takeLimit(offer)}
        </Button>
      )}
      {meant && (
        <Button
          tone="outline"
          size="small"
          className={styles.remedy}
          onClick={({ currentTarget }) => {
            meant.onTake()
            currentTarget.parentElement?.querySelector('input')?.focus() // this button disappears with the doubt
          }}
        >
          {errors.meant(meant.text)}
        </Button>
      )}
    </div>
  )
}

const units: Record<TypedKind, string | undefined> = {
  EUR: 'EUR',
  RSD: 'RSD',
  percent: '%',
  months: undefined,
  whole: undefined,
}
