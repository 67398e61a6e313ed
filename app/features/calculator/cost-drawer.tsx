import { type Dispatch, useContext } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { form as words } from '#content/calculator.ts'
import { formatMoney } from '#core/money/format.ts'
import styles from './drawer.module.css'
import type { Loan } from './loan.ts'
import { Part, PartsContext } from './part.tsx'
import type { Action, CalculatorState } from './state.ts'
import { costChangesBefore } from './takeover.ts'

type CostDrawerProps = { state: CalculatorState; dispatch: Dispatch<Action>; loan: Loan }

/** Costs beside interest and fee. Closed over costs that count, the drawer says what they come to. */
export function CostDrawer({ state, dispatch, loan }: CostDrawerProps) {
  const isListed = useContext(PartsContext).costs !== undefined
  const counted = loan.plan.costs.reduce((sum, { total }) => sum + total, 0)
  return (
    <Disclosure
      className={styles.drawer}
      summary={
        <span>
          {words.costs}
          {counted > 0 && <span className={styles.state}>{words.counted(formatMoney(counted, loan.currency))}</span>}
        </span>
      }
    >
      <Part
        name="costs"
        loan={loan}
        state={state}
        dispatch={dispatch}
        onWake={(asleep) => costChangesBefore(asleep).forEach(dispatch)}
      />
      <noscript>{!isListed && <p className="small">{words.costsLater}</p>}</noscript>
    </Disclosure>
  )
}
