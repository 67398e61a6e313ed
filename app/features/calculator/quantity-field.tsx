import { type Dispatch, memo } from 'react'
import { NumberSlider } from '#app/ui/number-slider.tsx'
import { selectWhole } from '#app/ui/select-whole.ts'
import { useDebouncedError } from '#app/ui/use-debounced-error.ts'
import { units } from '#content/calculator.ts'
import { sentences } from '#content/present.ts'
import { forInput, withUnit } from '#core/calculator/field-text.ts'
import { type FieldKey, keyOf, kindOf, limitsOf, type Quantity } from '#core/calculator/fields.ts'
import type { Meant } from '#core/calculator/meant.ts'
import type { TermUnit } from '#core/calculator/options.ts'
import type { Problem } from '#core/calculator/problems.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import type { Limits } from '#core/facts/products.ts'
import type { Currency } from '#core/money/minor.ts'
import { labelOf } from './labels.ts'
import { OptionField } from './option-field.tsx'
import { offerText, problemText } from './problem-words.ts'
import { quantitySlider } from './quantity-slider.ts'
import { Remedies } from './remedies.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

type QuantityFieldProps = {
  quantity: Quantity
  state: CalculatorState
  dispatch: Dispatch<Action>
  label?: string
  note?: string
  hint?: string | undefined
  /** A limit that the value exceeds without being refused. */
  notice?: string | undefined
  /** Follows the largest value where that is exceeded. */
  whyNotMore?: string | undefined
  /** The unit that its one field takes, where there are two. */
  unit?: 'termUnit' | 'depositUnit' | 'currency' | undefined
  /** What the number was probably meant as, in its other unit. */
  meant?: Meant | undefined
  /** The same in the other unit, whose limits it may exceed. */
  otherSide?: Quantity
  /** Hidden at first, so the HTML leaves out its slider, which needs script anyway, and its hint. */
  isBare?: boolean
}

/** Id of an entry's field, which the error summary links to. */
export function fieldId(field: FieldKey): string {
  return `podatak-${field === 'depositPercent' ? 'deposit' : field.toLowerCase()}`
}

/** Focuses an entry's field. */
export function focusField(field: FieldKey): void {
  document.getElementById(fieldId(field))?.focus()
}

/** A number of the calculation: typed, dragged or stepped; an invalid one is shown with the limit it exceeds. */
export function QuantityField({ quantity, otherSide, state, label, ...field }: QuantityFieldProps) {
  const { facts, choices, drafts, problems } = state
  const { currency } = choices
  const { min, max, step } = limitsOf(facts, choices, quantity)
  const refused = otherSide && !problems[quantity] && problems[otherSide] ? otherSide : quantity
  return (
    <DrawnField
      {...field}
      quantity={quantity}
      label={label ?? labelOf(facts, currency, quantity)}
      name={keyOf(facts, quantity === 'deposit' ? 'depositPercent' : quantity)}
      currency={currency}
      termUnit={choices.termUnit}
      unitValue={field.unit && choices[field.unit]}
      value={choices[quantity]}
      draft={drafts[quantity]}
      refused={refused}
      problem={problems[refused]}
      min={min}
      max={max}
      step={step}
    />
  )
}

type DrawnFieldProps = Omit<QuantityFieldProps, 'state' | 'otherSide'> & {
  label: string
  /** Name in the form; undefined if another field has the same value. */
  name: string | undefined
  currency: Currency
  termUnit: TermUnit
  unitValue: string | undefined
  value: number
  /** The text being typed, or an invalid one. */
  draft: string | undefined
  /** The side that the problem is about. */
  refused: Quantity
  problem: Problem | undefined
} & Pick<Limits, 'min' | 'max' | 'step'>

/** Memoised, so that typing in one field does not rerender the unchanged others. */
const DrawnField = memo(function DrawnField(field: DrawnFieldProps) {
  const {
    quantity,
    dispatch,
    label,
    note,
    hint,
    notice,
    isBare,
    currency,
    termUnit,
    unit,
    value,
    draft,
    meant,
    refused,
  } = field
  const problem = useDebouncedError(field.problem, draft)
  const isHydrated = useIsHydrated()
  const set = (next: number, of = quantity) => {
    dispatch({ type: 'set', quantity: of, value: next })
  }
  const kind = quantity === 'months' && termUnit === 'years' ? 'years' : kindOf(quantity)
  const written = { currency, termUnit }
  return (
    <NumberSlider
      id={fieldId(quantity)}
      label={label}
      note={problem ? undefined : note} // it is about the last valid value
      hint={isBare ? undefined : hint}
      notice={problem ? undefined : notice}
      unit={kind === 'money' ? currency : units[kind]}
      isHydrated={isHydrated}
      number={{
        name: field.name,
        inputMode: kind === 'months' ? 'numeric' : 'decimal',
        'data-quantity': quantity,
        value: draft ?? forInput(quantity, value, written),
        onChange: ({ currentTarget }) => dispatch({ type: 'typed', entry: quantity, text: currentTarget.value }),
        onBlur: () => dispatch({ type: 'left', entry: quantity }),
        // While hydrating, React replays the focus event; selecting then would let the next key overwrite what was
        // typed.
        onFocus: ({ currentTarget, isTrusted }) => (isTrusted || draft === undefined) && selectWhole(currentTarget),
      }}
      slider={isBare ? undefined : quantitySlider(field, set, isHydrated)}
      error={
        problem && {
          code: problem.code,
          text: sentences(problemText(refused, problem, written), problem.code === 'too-large' && field.whyNotMore),
        }
      }
      switcher={
        unit &&
        field.unitValue && (
          <OptionField name={unit} value={field.unitValue} currency={currency} dispatch={dispatch} isCompact />
        )
      }
      remedy={
        (meant || problem) && (
          <Remedies
            meant={
              meant && withUnit(meant.quantity, meant.value, { currency, termUnit: otherTermUnit(meant, termUnit) })
            }
            offer={problem && offerText(refused, problem, written)}
            onMeant={() => {
              if (!meant) return
              dispatch(meant.action)
              set(meant.value, meant.quantity)
            }}
            onOffer={() => problem && set(problem.offer, refused)}
            onTaken={() => focusField(quantity)} // the button disappears
          />
        )
      }
    />
  )
})

/** A suggested term is written in the unit that it changes to. */
function otherTermUnit({ action }: Meant, termUnit: TermUnit): TermUnit {
  return action.type === 'term-unit' ? action.termUnit : termUnit
}
