import { toolSections, questions as words } from '#content/calculator-outline.ts'
import { closedTools } from './closed-tools.ts'
import { goToTool } from './go-to-tool.ts'
import type { PartProps } from './part.tsx'
import styles from './questions.module.css'

/** What a visitor asks next: each question opens the tool that answers it. */
export function Questions(part: Pick<PartProps, 'loan' | 'state'>) {
  const asked = [
    toolSections.rateChange,
    ...closedTools(part).map((name) => toolSections[name]),
    toolSections.repayment,
    words.plan,
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
}
