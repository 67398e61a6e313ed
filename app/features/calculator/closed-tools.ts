import type { PartProps } from './part.tsx'

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
export function closedTools({ loan, state: { facts } }: Pick<PartProps, 'loan' | 'state'>): ClosedTool[] {
  const isExchanged = loan.currency === 'EUR' && facts.middleRate !== undefined
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
