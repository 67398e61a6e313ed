import type { Dispatch, ReactNode } from 'react'
import { costNames, fields, form as words } from '#content/calculator.ts'
import { type Loan, otherCosts, principalOf, variableRate } from '#core/calculator/loan.ts'
import type { CorrectedField } from '#core/calculator/query.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { percentOf } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import { CostDrawer } from './cost-drawer.tsx'
import styles from './drawer.module.css'
import { Drawer } from './drawer.tsx'
import { OptionField } from './option-field.tsx'
import { QuantityField } from './quantity-field.tsx'

type OfferDrawerProps = {
  state: CalculatorState
  dispatch: Dispatch<Action>
  loan: Loan
  /** The fields of the kind of rate. */
  children: ReactNode
}

/**
 * What a bank's offer says beside the rate: on a phone a drawer, whose title states it all; from 48rem on its fields
 * stand in the form, without a title.
 */
export function OfferDrawer({ state, dispatch, loan, children }: OfferDrawerProps) {
  const { choices, problems, corrected } = state
  const field = { state, dispatch }
  const isRefused = Object.keys(problems).some(isWithin)
  return (
    <Drawer
      {...field}
      name="more"
      title={
        <>
          {words.offer.title}
          <span className={styles.values}>{statedOffer(choices, loan)}</span>
        </>
      }
      remark={isRefused && words.check}
      // Nothing that is wrong is hidden, nor the rate itself where it has parts.
      isShown={isRefused || corrected.some(isWithin) || choices.rateKind !== 'fixed'}
      className={styles.offer}
    >
      {children}
      <QuantityField
        {...field}
        quantity="feePercent"
        note={fields.feePercent.amount(
          formatMoney(percentOf(principalOf(choices), choices.feePercent), choices.currency),
        )}
      />
      <OptionField name="repayment" value={choices.repayment} dispatch={dispatch} />
      <QuantityField {...field} quantity="graceMonths" hint={fields.graceMonths.hint} />
      <CostDrawer {...field} loan={loan} />
    </Drawer>
  )
}

const within: readonly string[] = [
  'rateKind',
  'fixedMonths',
  'indexPercent',
  'marginPercent',
  'feePercent',
  'repayment',
  'graceMonths',
] satisfies CorrectedField[]

function isWithin(field: string): boolean {
  return within.includes(field) || field in costNames
}

/** What the drawer holds, in a few words; what is none is left out. */
function statedOffer(choices: CalculatorState['choices'], { figures, currency }: Loan): string {
  const { rateKind, repayment, graceMonths } = choices
  const costs = otherCosts(figures)
  return [
    words.offer.rateKind[rateKind](formatPercent(variableRate(choices), 2, 3)),
    words.offer.fee(formatPercent(choices.feePercent, 2, 3)),
    words.offer.repayment[repayment],
    graceMonths > 0 && words.offer.grace(counted(graceMonths, 'month')),
    costs > 0 && words.offer.costs(formatMoney(costs, currency)),
  ]
    .filter(Boolean)
    .join(', ')
}
