import { type Dispatch, memo } from 'react'
import { SegmentedControl } from '#app/ui/choice-group.tsx'
import { fields } from '#content/calculator.ts'
import { type OptionName, optionActions, optionValues } from '#core/calculator/options.ts'
import type { Action } from '#core/calculator/state.ts'

type OptionFieldProps = {
  /** Name of its fields in the form. */
  name: OptionName
  /** The chosen value, as in the form. */
  value: string
  dispatch: Dispatch<Action>
  className?: string | undefined
}

const words = { valuta: fields.currency, vrsta: fields.rateKind, otplata: fields.repayment }

/** An option of the loan. Memoised, so that typing in another field does not rerender it. */
export const OptionField = memo(function OptionField({ name, value, dispatch, className }: OptionFieldProps) {
  const { label, options } = words[name]
  const labels = new Map<string, string>(Object.entries(options))
  return (
    <SegmentedControl
      legend={label}
      name={name}
      className={className}
      options={Object.entries(optionValues[name]).map(([key, one]) => ({ value: one, label: labels.get(key) }))}
      field={(one) => ({ checked: one === value, onChange: () => optionActions(name, one).forEach(dispatch) })}
    />
  )
})
