import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Currency } from '#core/money/minor.ts'

export type ClosedTool =
  | 'earlyRepayment'
  | 'affordability'
  | 'offers'
  | 'offerCheck'
  | 'breakEven'
  | 'exchangeChange'
  | 'refinancing'
  | 'keys'
  | 'nextInstalment'
  | 'debts'

/** The tools of a loan that open, in their order. */
export function closedTools(facts: CalculatorFacts, currency: Currency): ClosedTool[] {
  const isExchanged = currency === 'EUR' && facts.middleRate !== undefined
  const names: (ClosedTool | false)[] = [
    'earlyRepayment',
    'affordability',
    'offers',
    'offerCheck',
    'breakEven',
    isExchanged && 'exchangeChange',
    facts.replacedRate !== undefined && 'refinancing',
    facts.product === 'housing' && 'keys',
    'nextInstalment',
    facts.product === 'cash' && 'debts',
  ]
  return names.filter((name) => name !== false)
}
