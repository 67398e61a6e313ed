import { type Dispatch, memo } from 'react'
import { SegmentedControl } from '#app/ui/choice-group.tsx'
import { fields } from '#content/calculator.ts'
import { type OptionName, optionActions, options } from '#core/calculator/options.ts'
import type { Action } from '#core/calculator/state.ts'
import type { Currency } from '#core/money/minor.ts'

type OptionFieldProps = {
  name: OptionName
  /** What is chosen. */
  value: string
  /** The currency of a sum, where a sum is one of the units. */
  currency?: Currency | undefined
  dispatch: Dispatch<Action>
  className?: string | undefined
  /** A unit beside the name of its field: small, and its own name is only read. */
  isCompact?: boolean
}

/** An option of the loan. Memoised, so that typing in another field does not rerender it. */
export const OptionField = memo(function OptionField({
  name,
  value,
  currency,
  dispatch,
  className,
  isCompact = false,
}: OptionFieldProps) {
  const { label, options: words } = fields[name]
  const { key, values } = options[name]
  const labels = new Map<string, string>(Object.entries(words))
  if (name === 'depositUnit' && currency) labels.set('money', currency)
  const chosen = new Map<string, string>(Object.entries(values)).get(value)
  return (
    <SegmentedControl
      legend={label}
      name={key}
      className={className}
      isCompact={isCompact}
      isLegendHidden={isCompact}
      options={Object.entries(values).map(([one, written]) => ({ value: written, label: labels.get(one) }))}
      field={(written) => ({
        checked: written === chosen,
        onChange: () => optionActions(key, written).forEach(dispatch),
      })}
    />
  )
})
