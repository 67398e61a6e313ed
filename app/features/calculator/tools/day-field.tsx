import { TextField } from '#app/ui/text-field.tsx'
import { useDebouncedError } from '#app/ui/use-debounced-error.ts'
import type { DayState } from './use-address-day.ts'

type DayFieldProps = { label: string; hint?: string; day: DayState }

/** A day, with the browser's own way to choose it. */
export function DayField({ label, hint, day }: DayFieldProps) {
  const error = useDebouncedError(day.error, day.text)
  return (
    <div>
      <TextField
        type="date"
        label={label}
        hint={hint}
        error={error}
        value={day.text}
        onChange={({ currentTarget }) => day.onChange(currentTarget.value)}
      />
    </div>
  )
}
