import type { PartProps } from '#app/features/calculator/part.tsx'
import { useIsUp } from '#app/features/calculator/use-is-up.ts'
import { toolSections as sections } from '#content/calculator-tools.ts'
import { AffordabilityTool } from './affordability-tool.tsx'
import { EarlyTool } from './early-tool.tsx'
import { ExchangeTool } from './exchange-tool.tsx'
import { FoldedTool } from './folded-tool.tsx'
import { OffersTool } from './offers-tool.tsx'
import { RateTool } from './rate-tool.tsx'
import { RefinancingTool } from './refinancing-tool.tsx'
import { RepaymentTool } from './repayment-tool.tsx'
import { ToolCard } from './tool-card.tsx'
import styles from './tools.module.css'

/** What else may be asked of a loan. The server sends the questions; the answers are computed in the browser. */
export function Tools(part: PartProps) {
  const isUp = useIsUp()
  const { loan, state } = part
  const isExchanged = loan.currency === 'EUR' && state.facts.middleRate !== undefined
  return (
    <div className={styles.tools}>
      <div className={styles.cards}>
        <ToolCard {...sections.rateChange}>{isUp && <RateTool {...part} />}</ToolCard>
        <div className={styles.column}>
          <ToolCard {...sections.repayment}>{isUp && <RepaymentTool {...part} />}</ToolCard>
          <ToolCard {...sections.earlyRepayment}>{isUp && <EarlyTool {...part} />}</ToolCard>
        </div>
      </div>
      <div className={`card ${styles.folded}`}>
        <FoldedTool {...sections.affordability}>{isUp && <AffordabilityTool {...part} />}</FoldedTool>
        <FoldedTool {...sections.offers}>{isUp && <OffersTool {...part} />}</FoldedTool>
        {isExchanged && <FoldedTool {...sections.exchangeChange}>{isUp && <ExchangeTool {...part} />}</FoldedTool>}
        {state.facts.product === 'cash' && (
          <FoldedTool {...sections.refinancing}>{isUp && <RefinancingTool {...part} />}</FoldedTool>
        )}
      </div>
    </div>
  )
}
