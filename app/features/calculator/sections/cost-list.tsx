import styles from '#app/features/calculator/drawer.module.css'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { costNames } from '#content/calculator.ts'
import { costs as words } from '#content/calculator-sections.ts'
import { keyOf } from '#core/calculator/fields.ts'
import { offeredCosts } from '#core/calculator/loan.ts'
import { CostRow } from './cost-row.tsx'

/** Costs beside interest and fee: not included at first; each has its usual amount, which can be changed. */
export function CostList({ state, dispatch }: SectionProps) {
  const { facts, choices, drafts, problems } = state
  const setAll = (areCounted: boolean) => dispatch({ type: 'all-costs', areCounted })
  const other = { id: 'other', amount: 0, due: 'drawdown', isOptional: false } as const
  return (
    <>
      <p className="small">
        {words.text} <span className={styles.change}>{words.change}</span>
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
        {[...offeredCosts(facts, choices), other].map(({ id, amount, due, isOptional }) => (
          <CostRow
            key={id}
            id={id}
            addressKey={keyOf(facts, id)}
            name={costNames[id]}
            note={isOptional ? `${words.due[due]}, ${words.optional}` : words.due[due]}
            currency={choices.currency}
            usual={amount}
            chosen={choices.costs[id]}
            draft={drafts[id]}
            problem={problems[id]}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <p className="small">{facts.tariffsTold}</p>
    </>
  )
}
