import type { PartProps } from '#app/features/calculator/part.tsx'
import { toolSections as sections } from '#content/calculator-tools.ts'
import { FoldedTool } from './folded-tool.tsx'
import { RateTool } from './rate-tool.tsx'
import { RepaymentTool } from './repayment-tool.tsx'
import { ToolCard } from './tool-card.tsx'
import styles from './tools.module.css'

/** Screens on which an open tool does not push the plan out of view. */
const WIDE = '(min-width: 62rem)'

const load = {
  early: () => import('./early-tool.tsx').then(({ EarlyTool }) => EarlyTool),
  affordability: () => import('./affordability-tool.tsx').then(({ AffordabilityTool }) => AffordabilityTool),
  offers: () => import('./offers-tool.tsx').then(({ OffersTool }) => OffersTool),
  exchange: () => import('./exchange-tool.tsx').then(({ ExchangeTool }) => ExchangeTool),
  refinancing: () => import('./refinancing-tool.tsx').then(({ RefinancingTool }) => RefinancingTool),
}

/** The tools of a calculator. Rendered only in the browser. */
export function Tools(part: PartProps) {
  const { loan, state } = part
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
        <FoldedTool
          {...sections.earlyRepayment}
          load={load.early}
          part={part}
          isOfOneCurrency
          isOpenAtFirst={matchMedia(WIDE).matches}
        />
        <FoldedTool {...sections.affordability} load={load.affordability} part={part} />
        <FoldedTool {...sections.offers} load={load.offers} part={part} />
        {isExchanged && <FoldedTool {...sections.exchangeChange} load={load.exchange} part={part} />}
        {state.facts.replacedRate && (
          <FoldedTool {...sections.refinancing} load={load.refinancing} part={part} isOfOneCurrency />
        )}
      </div>
    </div>
  )
}
