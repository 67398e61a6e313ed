import { type ClosedTool, closedTools } from '#app/features/calculator/closed-tools.ts'
import type { SectionComponent, SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { loadBefore } from '#app/features/calculator/use-loaded.ts'
import { toolSections as sections } from '#content/calculator-outline.ts'
import { FoldedTool } from './folded-tool.tsx'
import { RateTool } from './rate-tool.tsx'
import { RepaymentTool } from './repayment-tool.tsx'
import { ToolCard } from './tool-card.tsx'
import styles from './tools.module.css'

/** Screens on which an open tool does not push the schedule out of view. */
const WIDE = '(min-width: 62rem)'

const load: Record<ClosedTool, () => Promise<SectionComponent>> = {
  earlyRepayment: () => import('./early-tool.tsx').then(({ EarlyTool }) => EarlyTool),
  affordability: () => import('./affordability-tool.tsx').then(({ AffordabilityTool }) => AffordabilityTool),
  offers: () => import('./offers-tool.tsx').then(({ OffersTool }) => OffersTool),
  offerCheck: () => import('./offer-check-tool.tsx').then(({ OfferCheckTool }) => OfferCheckTool),
  breakEven: () => import('./break-even-tool.tsx').then(({ BreakEvenTool }) => BreakEvenTool),
  debts: () => import('./debts-tool.tsx').then(({ DebtsTool }) => DebtsTool),
  nextInstalment: () => import('./next-instalment-tool.tsx').then(({ NextInstalmentTool }) => NextInstalmentTool),
  keys: () => import('./keys-tool.tsx').then(({ KeysTool }) => KeysTool),
  exchangeChange: () => import('./exchange-tool.tsx').then(({ ExchangeTool }) => ExchangeTool),
  refinancing: () => import('./refinancing-tool.tsx').then(({ RefinancingTool }) => RefinancingTool),
}

/** What was typed in one currency is not meant in the other. */
const ofOneCurrency: readonly ClosedTool[] = [
  'earlyRepayment',
  'refinancing',
  'breakEven',
  'nextInstalment',
  'offerCheck',
]

/** How the keys of a tool in the address begin: whoever follows a link with one finds it open. */
const addressPrefixes: Partial<Record<ClosedTool, string>> = {
  breakEven: 'b-',
  debts: 'd-',
  nextInstalment: 's-',
  keys: 'k-',
  offerCheck: 'p-',
}

/** The tools, with the code of those that are open at first: without it they would be lower for a moment. */
export async function loadTools(): Promise<SectionComponent> {
  const names = Object.keys(load) as ClosedTool[] // its type's keys
  await loadBefore(names.filter(isOpenAtFirst).map((name) => load[name]))
  return Tools
}

/** The tools of a calculator. */
export function Tools(section: SectionProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.cards}>
        <ToolCard {...sections.rateChange}>
          <RateTool {...section} />
        </ToolCard>
        <ToolCard {...sections.repayment}>
          <RepaymentTool {...section} />
        </ToolCard>
      </div>
      <div className={`card ${styles.folded}`}>
        {closedTools(section.state.facts, section.loan.currency).map((name) => (
          <FoldedTool
            key={name}
            {...sections[name]}
            load={load[name]}
            section={section}
            isOfOneCurrency={ofOneCurrency.includes(name)}
            isOpenAtFirst={isOpenAtFirst(name)}
          />
        ))}
      </div>
    </div>
  )
}

function isOpenAtFirst(name: ClosedTool): boolean {
  return (name === 'earlyRepayment' && matchMedia(WIDE).matches) || isInAddress(name)
}

function isInAddress(name: ClosedTool): boolean {
  const prefix = addressPrefixes[name]
  return prefix !== undefined && [...new URLSearchParams(location.search).keys()].some((key) => key.startsWith(prefix))
}
