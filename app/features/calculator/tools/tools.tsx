import type { PartProps } from '#app/features/calculator/part.tsx'
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

/** Screens on which an open tool does not push the plan out of view. */
const WIDE = '(min-width: 62rem)'

/** The tools of a calculator. Rendered only in the browser. */
export function Tools(part: PartProps) {
  const { loan, state } = part
  const { product } = state.facts
  const isExchanged = loan.currency === 'EUR' && state.facts.middleRate !== undefined
  return (
    <div className={styles.tools}>
      <div className={styles.cards}>
        <ToolCard {...sections.rateChange}>
          <RateTool {...part} />
        </ToolCard>
        <ToolCard {...sections.repayment}>
          <RepaymentTool {...part} />
        </ToolCard>
      </div>
      <div className={`card ${styles.folded}`}>
        <FoldedTool product={product} {...sections.earlyRepayment} isOpenAtFirst={matchMedia(WIDE).matches}>
          {/* What was typed in one currency is not meant in the other. */}
          <EarlyTool key={loan.currency} {...part} />
        </FoldedTool>
        <FoldedTool product={product} {...sections.affordability}>
          <AffordabilityTool {...part} />
        </FoldedTool>
        <FoldedTool product={product} {...sections.offers}>
          <OffersTool {...part} />
        </FoldedTool>
        {isExchanged && (
          <FoldedTool product={product} {...sections.exchangeChange}>
            <ExchangeTool {...part} />
          </FoldedTool>
        )}
        {state.facts.replacedRate && (
          <FoldedTool product={product} {...sections.refinancing}>
            <RefinancingTool key={loan.currency} {...part} />
          </FoldedTool>
        )}
      </div>
    </div>
  )
}
