import { type Dispatch, useContext } from 'react'
import { withoutScript, form as words } from '#content/calculator.ts'
import { type FieldKey, isCost } from '#core/calculator/fields.ts'
import { type Loan, otherCosts } from '#core/calculator/loan.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import { formatMoney } from '#core/money/format.ts'
import { Drawer } from './drawer.tsx'
import { LazySection, SectionsContext } from './lazy-section.tsx'
import { useFrozenUnless } from './use-frozen-unless.ts'

type CostDrawerProps = { state: CalculatorState; dispatch: Dispatch<Action>; loan: Loan }

/** Costs beside interest and fee. The drawer's title shows the sum of those that are included. */
export function CostDrawer({ state, dispatch, loan }: CostDrawerProps) {
  const isListed = useContext(SectionsContext).whole.costs !== undefined
  const isOpen = state.open.includes('costs')
  // While closed, the list of a dozen costs is not updated with every keystroke.
  const drawn = { loan: useFrozenUnless(isOpen, loan), state: useFrozenUnless(isOpen, state) }
  const counted = otherCosts(loan.figures)
  const isRefused = (Object.keys(state.problems) as FieldKey[]).some(isCost) // keys forget their type
  const sum = counted > 0 && words.counted(formatMoney(counted, loan.currency))
  return (
    <Drawer name="costs" title={words.costs} remark={isRefused ? words.check : sum} state={state} dispatch={dispatch}>
      {/* late if open: the styles of the first view assume closed drawers */}
      <LazySection {...drawn} name="costs" isLate={isOpen} dispatch={dispatch} />
      <noscript>{import.meta.env.SSR && !isListed && <p className="small">{withoutScript.costsLater}</p>}</noscript>
    </Drawer>
  )
}
