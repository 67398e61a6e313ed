import { useState } from 'react'
import styles from '#app/features/calculator/drawer.module.css'
import { offeredCosts } from '#app/features/calculator/loan.ts'
import type { PartProps } from '#app/features/calculator/part.tsx'
import { Button } from '#app/ui/button.tsx'
import { notices } from '#content/calculator.ts'
import { costs as words } from '#content/calculator-plan.ts'
import { formatDate } from '#core/money/date.ts'
import { CostRow } from './cost-row.tsx'

/** Costs beside interest and fee: off at first, each with its usual amount, each to be changed. */
export function CostList({ state, dispatch }: PartProps) {
  const { facts, choices } = state
  // Rows hold what is typed into them; a new edition starts from the new amounts.
  const [edition, setEdition] = useState(0)
  const setAll = (areCounted: boolean) => {
    dispatch({ type: 'all-costs', areCounted })
    setEdition(edition + 1)
  }
  const row = { currency: choices.currency, dispatch }
  return (
    <>
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
        {offeredCosts(facts, choices).map(({ id, amount, due, isOptional }) => (
          <CostRow
            {...row}
            key={`${edition} ${id}`}
            id={id}
            name={words.names[id]}
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
    </>
  )
}
