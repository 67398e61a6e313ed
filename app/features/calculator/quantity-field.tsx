import type { Dispatch, KeyboardEvent, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { NumberSlider } from '#app/ui/number-slider.tsx'
import { errors, fields, units } from '#content/calculator.ts'
import { limitsOf, type Quantity } from './choices.ts'
import { fieldText, kindOf, labelOf, rounded, sliderUnit, spoken, stepped } from './quantities.ts'
import { keyOf } from './query.ts'
import type { Action, CalculatorState } from './state.ts'

type QuantityFieldProps = {
  quantity: Quantity
  state: CalculatorState
  dispatch: Dispatch<Action>
  label?: string
  note?: ReactNode
  hint?: string | undefined
}

/** Id of a quantity's field: what an error summary points to. */
export function fieldId(quantity: Quantity): string {
  return `podatak-${quantity.toLowerCase()}`
}

/** One number of the calculation: typed, dragged or stepped; refused with the limit it passes. */
export function QuantityField({ quantity, state, dispatch, label, note, hint }: QuantityFieldProps) {
  const { facts, choices, drafts, problems } = state
  const { currency } = choices
  const value = choices[quantity]
  const limits = limitsOf(facts, choices, quantity)
  const kind = kindOf(quantity)
  const problem = problems[quantity]
  const set = (next: number) => dispatch({ type: 'set', quantity, value: next })
  const unit = sliderUnit(quantity)
  const step = (direction: 1 | -1) => ({
    label: direction === 1 ? fields.increase : fields.decrease,
    onClick: () => set(stepped(limits, value, direction)),
    disabled: direction === 1 ? value >= limits.max : value <= limits.min,
  })
  const handleKey = (event: KeyboardEvent) => {
    const steps = { PageUp: 10, PageDown: -10 }[event.key] // browsers jump by a tenth of the track
    if (steps === undefined) return
    event.preventDefault()
    set(stepped(limits, value, steps))
  }
  return (
    <NumberSlider
      id={fieldId(quantity)}
      label={label ?? labelOf(quantity, facts, currency)}
      note={note}
      hint={hint}
      unit={kind === 'money' ? currency : units[kind]}
      number={{
        name: quantity === 'deposit' ? undefined : keyOf(quantity, facts),
        inputMode: kind === 'months' ? 'numeric' : 'decimal',
        'data-quantity': quantity,
        value: drafts[quantity] ?? fieldText(quantity, value),
        onChange: ({ currentTarget }) => dispatch({ type: 'typed', quantity, text: currentTarget.value }),
        onBlur: () => dispatch({ type: 'left', quantity }),
        onFocus: ({ currentTarget }) => currentTarget.select(),
      }}
      slider={
        quantity === 'deposit'
          ? undefined
          : {
              range: {
                // A native slider counts its steps from its lower end, and people count in round numbers.
                min: rounded((Math.floor(limits.min / limits.step + 1e-6) * limits.step) / unit),
                max: limits.max / unit,
                step: limits.step / unit,
                value: value / unit,
                'data-quantity': quantity,
                'aria-valuetext': spoken(quantity, value, currency),
                onKeyDown: handleKey,
                // Not onChange: after a value between two steps it would come again with the nearest step.
                onInput: ({ currentTarget }) => set(Math.max(limits.min, rounded(Number(currentTarget.value) * unit))),
              },
              ends: [fieldText(quantity, limits.min), fieldText(quantity, limits.max)],
              decrease: step(-1),
              increase: step(1),
            }
      }
      error={problem && { code: problem.code, text: problem.text }}
      remedy={
        problem && (
          <Button tone="outline" size="small" onClick={() => set(problem.limit.value)}>
            {errors.takeLimit(problem.limit.text)}
          </Button>
        )
      }
    />
  )
}
