import { TextField } from '#app/ui/text-field.tsx'
import type { Typed } from './use-typed.ts'

type TypedFieldProps = { label: string; hint?: string | undefined; unit: string; typed: Typed }

/** A number of a tool, with its unit in its label. */
export function TypedField({ label, hint, unit, typed }: TypedFieldProps) {
  return (
    <TextField
      label={`${label} (${unit})`}
      hint={hint}
      error={typed.error}
      inputMode={typed.kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed.text}
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
