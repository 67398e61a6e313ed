import type { Dispatch } from 'react'
import { fields, form as words } from '#content/calculator.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import { counted } from '#core/money/plural.ts'
import { Drawer } from './drawer.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

type MoreFieldsProps = { state: CalculatorState; dispatch: Dispatch<Action> }

/** Fields that most loans do not need; the title shows a value that was changed. */
export function MoreFields({ state, dispatch }: MoreFieldsProps) {
  const { facts, choices, problems, open } = state
  const isHydrated = useIsHydrated()
  const isChanged = choices.graceMonths !== facts.grace.default
  const changed = isChanged && `${fields.graceMonths.label}: ${counted(choices.graceMonths, 'month')}`
  return (
    <Drawer
      name="more"
      title={words.more}
      remark={problems.graceMonths ? words.check : changed}
      state={state}
      dispatch={dispatch}
    >
      <QuantityField
        state={state}
        dispatch={dispatch}
        quantity="graceMonths"
        isBare={!isHydrated && !isChanged && !open.includes('more')}
        hint={fields.graceMonths.hint}
      />
    </Drawer>
  )
}
