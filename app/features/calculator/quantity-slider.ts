import type { ComponentProps, KeyboardEvent } from 'react'
import type { NumberSlider } from '#app/ui/number-slider.tsx'
import { steps } from '#content/calculator.ts'
import { forInput, forScreenReader } from '#core/calculator/field-text.ts'
import type { Quantity } from '#core/calculator/fields.ts'
import type { TermUnit } from '#core/calculator/options.ts'
import { rounded, sliderUnit, stepped } from '#core/calculator/slider-steps.ts'
import type { Limits } from '#core/facts/products.ts'
import type { Currency } from '#core/money/minor.ts'

type Slid = { quantity: Quantity; currency: Currency; termUnit: TermUnit; value: number } & Omit<Limits, 'default'>

const PAGE_STEPS: Partial<Record<string, number>> = { PageUp: 10, PageDown: -10 } // browsers jump by a tenth of the track

/** The slider of a quantity, drawn in the largest unit that its steps allow. `set` is given the new value. */
export function quantitySlider(
  { quantity, currency, termUnit, value, min, max, step }: Slid,
  set: (next: number) => void,
  isHydrated: boolean,
): ComponentProps<typeof NumberSlider>['slider'] {
  const limits = { min, max, step }
  const unit = sliderUnit(quantity)
  const button = (direction: 1 | -1) => ({
    label: direction === 1 ? steps.increase : steps.decrease,
    onClick: () => set(stepped(limits, value, direction)),
    disabled: direction === 1 ? value >= max : value <= min,
  })
  return {
    range: {
      // A native slider counts steps from its minimum. Its ends are therefore rounded outwards to steps.
      min: rounded((Math.floor(min / step + 1e-6) * step) / unit),
      max: rounded((Math.ceil(max / step - 1e-6) * step) / unit),
      step: step / unit,
      value: value / unit,
      restore: () => set(value), // which may be between two steps
      'data-quantity': quantity,
      // until then nobody can use it
      'aria-valuetext': isHydrated ? forScreenReader(quantity, value, { currency, termUnit }) : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        const count = PAGE_STEPS[event.key]
        if (count === undefined) return
        event.preventDefault()
        set(stepped(limits, value, count))
      },
      // Not onChange: after a value between two steps, React would fire it again with the nearest step.
      onInput: ({ currentTarget }) => set(Math.min(max, Math.max(min, rounded(Number(currentTarget.value) * unit)))),
    },
    ends: [forInput(quantity, min, { currency, termUnit }), forInput(quantity, max, { currency, termUnit })],
    decrease: button(-1),
    increase: button(1),
  }
}
