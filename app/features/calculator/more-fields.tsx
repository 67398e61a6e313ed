import type { Dispatch } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { fields, form as words } from '#content/calculator.ts'
import { counted } from '#core/money/plural.ts'
import styles from './drawer.module.css'
import { QuantityField } from './quantity-field.tsx'
import type { Action, CalculatorState } from './state.ts'
import { useIsUp } from './use-is-up.ts'

type MoreFieldsProps = { state: CalculatorState; dispatch: Dispatch<Action> }

/** What most loans do without; the title says so when this one does not. */
export function MoreFields({ state, dispatch }: MoreFieldsProps) {
  const { facts, choices, problems } = state
  const isUp = useIsUp()
  const isChanged = choices.graceMonths !== facts.grace.default
  return (
    <Disclosure
      className={styles.drawer}
      summary={
        <span>
          {words.more}
          {(problems.graceMonths || isChanged) && (
            <span className={styles.state}>
              {problems.graceMonths ? words.check : `${fields.grace.label}: ${counted(choices.graceMonths, 'month')}`}
            </span>
          )}
        </span>
      }
    >
      <QuantityField
        state={state}
        dispatch={dispatch}
        quantity="graceMonths"
        isBare={!isUp && !isChanged}
        hint={fields.grace.hint}
      />
    </Disclosure>
  )
}
