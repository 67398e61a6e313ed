import { memo } from 'react'
import { toolSections, questions as words } from '#content/calculator-outline.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Currency } from '#core/money/minor.ts'
import { closedTools } from './closed-tools.ts'
import { goToTool } from './go-to-tool.ts'
import styles from './questions.module.css'

type QuestionsProps = { facts: CalculatorFacts; currency: Currency }

/** What a visitor asks next: each question opens the tool that answers it. Memoised, as no key changes it. */
export const Questions = memo(function Questions({ facts, currency }: QuestionsProps) {
  const asked = [
    toolSections.rateChange,
    ...closedTools(facts, currency).map((name) => toolSections[name]),
    toolSections.repayment,
    words.schedule,
  ]
  return (
    <nav aria-label={words.name} className={styles.questions}>
      <ul>
        {asked.map(({ id, question }) => (
          <li key={id}>
            <button type="button" data-react="" onClick={() => goToTool(id)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})
