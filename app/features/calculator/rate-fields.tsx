import type { Dispatch } from 'react'
import { fields, variableSum } from '#content/calculator.ts'
import { type Loan, variableRate } from '#core/calculator/loan.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import { formatMonth } from '#core/money/date.ts'
import { formatPercent } from '#core/money/format.ts'
import { remarkAt } from './loan-remarks.tsx'
import { OfferDrawer } from './offer-drawer.tsx'
import { OptionField } from './option-field.tsx'
import { QuantityField } from './quantity-field.tsx'
import styles from './rate-fields.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

type RateFieldsProps = { state: CalculatorState; dispatch: Dispatch<Action>; loan: Loan }

/**
 * The rate, and the drawer of what else an offer says, which begins with the kind of rate and the parts of a variable
 * one. All fields are in the markup and CSS shows those of the chosen kind, so that the choice works without script.
 */
export function RateFields({ state, dispatch, loan }: RateFieldsProps) {
  const { currency, rateKind, indexPercent, marginPercent } = state.choices
  const rate = formatPercent(variableRate(state.choices), 2, 3)
  const day = state.facts.indexDay[currency]
  const field = { state, dispatch }
  const isHydrated = useIsHydrated()
  const isBare = !isHydrated && rateKind === 'fixed'
  return (
    <div className={styles.rate} data-kind={isHydrated ? rateKind : undefined}>
      <div className={styles.own}>
        <QuantityField
          {...field}
          quantity="ratePercent"
          label={rateKind === 'combined' ? fields.ratePercent.fixedPart : fields.ratePercent.label}
          note={fields.ratePercent.note}
          notice={remarkAt('ratePercent', { facts: state.facts, loan })}
        />
      </div>
      <OfferDrawer {...field} loan={loan}>
        <div>
          <OptionField name="rateKind" value={rateKind} dispatch={dispatch} className={styles.kinds} />
          <p className={styles.hint}>{fields.rateKind.hints[rateKind]}</p>
        </div>
        <div className={styles.fixedTerm}>
          <QuantityField {...field} quantity="fixedMonths" isBare={isBare} hint={fields.fixedMonths.hint} />
        </div>
        <div className={styles.variable}>
          <QuantityField
            {...field}
            quantity="indexPercent"
            isBare={isBare}
            hint={day && fields.indexPercent.hint[currency](formatMonth(day))}
          />
          <QuantityField {...field} quantity="marginPercent" isBare={isBare} hint={fields.marginPercent.hint} />
          {!isBare && (
            <p className={styles.sum}>
              {variableSum(formatPercent(indexPercent, 2, 3), formatPercent(marginPercent, 2, 3), rate)}
            </p>
          )}
        </div>
      </OfferDrawer>
    </div>
  )
}
