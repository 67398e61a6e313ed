import { type Dispatch, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { notices, costs as words } from '#content/calculator.ts'
import { formatDate } from '#core/money/date.ts'
import { formatMoney } from '#core/money/format.ts'
import { CostRow } from './cost-row.tsx'
import styles from './drawer.module.css'
import { type Loan, offeredCosts } from './loan.ts'
import type { Action, CalculatorState } from './state.ts'

type CostDrawerProps = { state: CalculatorState; dispatch: Dispatch<Action>; loan: Loan }

/** Costs beside interest and fee: off at first, each with its usual amount, each to be changed. */
export function CostDrawer({ state, dispatch, loan }: CostDrawerProps) {
  const { facts, choices } = state
  const offered = offeredCosts(facts, choices)
  const counted = loan.plan.costs.reduce((sum, { total }) => sum + total, 0)
  // Rows hold what is typed into them; a new one starts from the new amounts.
  const [edition, setEdition] = useState(0)
  const setAll = (areCounted: boolean) => {
    dispatch({ type: 'all-costs', areCounted })
    setEdition(edition + 1)
  }
  const row = { currency: choices.currency, dispatch }
  return (
    <Disclosure
      className={styles.drawer}
      summary={
        <span>
          {words.heading}
          {counted > 0 && <span className={styles.state}>{words.counted(formatMoney(counted, loan.currency))}</span>}
        </span>
      }
    >
      <p className="small">
        {words.text} {words.change}
      </p>
      <div className={styles.buttons}>
        <Button tone="outline" size="small" data-react="" onClick={() => setAll(true)}>
          {words.all}
        </Button>
        <Button tone="text" size="small" data-react="" onClick={() => setAll(false)}>
          {words.none}
        </Button>
      </div>
      <ul>
        {offered.map(({ id, amount, due, isOptional }) => (
          <CostRow
            {...row}
            key={`${edition} ${id}`}
            id={id}
            name={words.names[id === 'other' ? 'account' : id]}
            note={isOptional ? `${words.due[due]}, ${words.optional}` : words.due[due]}
            usual={amount}
            chosen={choices.costs[id]}
          />
        ))}
        <CostRow
          {...row}
          key={`${edition} other`}
          id="other"
          name={words.other}
          note={words.due.drawdown}
          usual={0}
          chosen={choices.costs.other}
        />
      </ul>
      <p className="small">{notices.checked(formatDate(facts.tariffsCheckedOn))}</p>
    </Disclosure>
  )
}
