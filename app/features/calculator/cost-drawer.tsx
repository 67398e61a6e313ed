import { type Dispatch, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { form as words } from '#content/calculator.ts'
import { formatMoney } from '#core/money/format.ts'
import { type Entry, isCost } from './choices.ts'
import styles from './drawer.module.css'
import { type Loan, otherCosts } from './loan.ts'
import { Part, PartsContext } from './part.tsx'
import type { Action, CalculatorState } from './state.ts'
import { changesBefore } from './takeover.ts'
import { useWhile } from './use-while.ts'

type CostDrawerProps = { state: CalculatorState; dispatch: Dispatch<Action>; loan: Loan }

/** Costs beside interest and fee. Closed over costs that count, the drawer says what they come to. */
export function CostDrawer({ state, dispatch, loan }: CostDrawerProps) {
  const isListed = useContext(PartsContext).costs !== undefined
  const drawer = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // A closed list of a dozen costs need not follow every key.
  const drawn = { loan: useWhile(isOpen, loan), state: useWhile(isOpen, state) }
  const takeOver = useCallback((asleep: HTMLElement) => changesBefore(asleep).forEach(dispatch), [dispatch])
  useLayoutEffect(() => setIsOpen(drawer.current?.open ?? false), []) // it may have been opened before React
  const counted = otherCosts(loan.plan)
  const isRefused = (Object.keys(state.problems) as Entry[]).some(isCost) // keys forget their type
  return (
    <Disclosure
      ref={drawer}
      className={styles.drawer}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      summary={
        <span>
          {words.costs}
          {(isRefused || counted > 0) && (
            <span className={styles.state}>
              {isRefused ? words.check : words.counted(formatMoney(counted, loan.currency))}
            </span>
          )}
        </span>
      }
    >
      <Part {...drawn} name="costs" dispatch={dispatch} onWake={takeOver} />
      <noscript>{!isListed && <p className="small">{words.costsLater}</p>}</noscript>
    </Disclosure>
  )
}
