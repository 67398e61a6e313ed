import { closedTools } from '#app/features/calculator/closed-tools.ts'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { toolSections as sections } from '#content/calculator-outline.ts'
import folded from './folded-tool.module.css'
import { ToolCard } from './tool-card.tsx'
import { ToolSummary } from './tool-summary.tsx'
import styles from './tools.module.css'

/** What the tools will be, until their code has loaded: the same questions in the same places. */
export function ToolsOutline(section: SectionProps) {
  return (
    <div className={`${styles.tools} ${styles.outline}`}>
      <div className={styles.cards}>
        <ToolCard {...sections.rateChange}>{null}</ToolCard>
        <ToolCard {...sections.repayment}>{null}</ToolCard>
      </div>
      <div className={`card ${styles.folded}`}>
        {closedTools(section.state.facts, section.loan.currency).map((name) => (
          <Disclosure key={name} className={folded.tool} summary={<ToolSummary {...sections[name]} />}>
            {null}
          </Disclosure>
        ))}
      </div>
    </div>
  )
}
