import { useId } from 'react'
import { Remedies } from '#app/features/calculator/remedies.tsx'
import { NumberSlider } from '#app/ui/number-slider.tsx'
import { selectWhole } from '#app/ui/select-whole.ts'
import { useDebouncedError } from '#app/ui/use-debounced-error.ts'
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

/** A number field of a tool; an invalid number is shown with a button that replaces it. */
export function TypedField({ label, hint, typed, unit = units[typed.kind], meant }: TypedFieldProps) {
  const id = useId()
  const error = useDebouncedError(typed.error, typed.text)
  const offer = error && typed.offer
  return (
    <NumberSlider
      id={id}
      label={<NameWithUnit name={label} unit={unit} />}
      hint={hint}
      unit={unit}
      isHydrated={false} // the unit is in the name
      number={{
        inputMode: isCounted(typed.kind) ? 'numeric' : 'decimal',
        autoComplete: 'off',
        value: typed.text,
        onChange: ({ currentTarget }) => typed.onChange(currentTarget.value),
        onBlur: typed.onLeave,
        onFocus: ({ currentTarget }) => selectWhole(currentTarget),
      }}
      error={error}
      remedy={
        (meant || offer !== undefined) && (
          <Remedies
            meant={meant?.text}
            offer={offer}
            onMeant={() => meant?.onTake()}
            onOffer={() => offer !== undefined && typed.onChange(offer)}
            onTaken={() => document.getElementById(id)?.focus()} // the button disappears
          />
        )
      }
    />
  )
}

/** Names fields of two tools apart: one counts in euros what the other counts in dinars. */
function NameWithUnit({ name, unit }: { name: string; unit: string | undefined }) {
  if (unit === undefined) return name
  return (
    <>
      {name}
      <span className="visually-hidden">{` (${unit})`}</span>
    </>
  )
}

const units: Record<TypedKind, string | undefined> = {
  EUR: 'EUR',
  RSD: 'RSD',
  percent: '%',
  months: undefined,
  whole: undefined,
}
