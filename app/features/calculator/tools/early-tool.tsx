import type { PartProps } from '#app/features/calculator/part.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections, earlyTool as words } from '#content/calculator-tools.ts'
import { type EarlyRepayment, earlyRepayment } from '#core/loan/early-repayment.ts'
import { addMonths, formatDate, type IsoDate } from '#core/money/date.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import { Answer } from './answer.tsx'
import { isRateFixedAt, largestFee, payoffMonth } from './early-outcome.ts'
import styles from './fields.module.css'
import { TypedField } from './typed-field.tsx'
import { useTyped } from './use-typed.ts'

/** A sum repaid before its time: a shorter loan or a lower instalment, side by side, less the fee. */
export function EarlyTool({ loan, state: { facts } }: PartProps) {
  const { plan, currency, input } = loan
  const amount = useTyped('money', { start: roundEighth(plan.principal), min: 100, max: plan.principal })
  const month = useTyped('whole', { start: halfway(plan.months), min: 1, max: plan.months })
  const after = month.value ?? halfway(plan.months)
  const legal = largestFee(facts, loan, after, amount.value ?? 0)
  const fee = useTyped('money', { start: legal ?? 0, max: plan.principal })
  const outcome = amount.value && month.value ? earlyRepayment(input, after, amount.value, fee.value ?? 0) : undefined
  const { rules } = facts.notices
  const [free, percent, lastYear] = [
    rules['early-repayment.free'],
    rules['early-repayment.fee'],
    rules['early-repayment.fee.last-year'],
  ]
  return (
    <>
      <div className={styles.fields}>
        <TypedField {...words.fields.amount} unit={currency} typed={amount} />
        <TypedField
          label={words.fields.month.label}
          hint={words.fields.month.hint(formatDate(addMonths(facts.today, after)))}
          unit={words.ordinal}
          typed={month}
        />
        <TypedField {...words.fields.fee} unit={currency} typed={fee} />
      </div>
      {outcome && (
        <Outcome outcome={outcome} fee={fee.value ?? 0} month={after} currency={currency} today={facts.today} />
      )}
      <p className="small">
        {free &&
          percent &&
          lastYear &&
          words.rule(formatPercent(percent, 0, 2), formatPercent(lastYear, 0, 2), formatMoney(free, 'RSD', 0))}
        {facts.product !== 'housing' && !isRateFixedAt(loan, after) && ` ${words.variableRule}`}
      </p>
    </>
  )
}

type OutcomeProps = { outcome: EarlyRepayment; fee: Minor; month: number; currency: Currency; today: IsoDate }

function Outcome({ outcome, fee, month, currency, today }: OutcomeProps) {
  const { balance, without, shorten, lower } = outcome
  const both = [shorten, lower]
  const sum = (minor: number) => formatMoney(minor, currency)
  const payoff = fee > 0 ? payoffMonth(without, shorten.plan, fee) : undefined
  const isFull = outcome.amount >= balance
  return (
    <>
      {isFull ? (
        <Answer>{words.answer.full(sum(shorten.netSaved))}</Answer>
      ) : (
        <Answer>
          {shorten.netSaved < 0
            ? words.answer.loss
            : `${words.answer.shorten(counted(shorten.monthsSaved, 'instalment'), sum(shorten.interestSaved))} ${words.answer.lower(sum(lower.instalment), sum(without.rows[month]?.instalment ?? 0), sum(lower.interestSaved))}`}
          {payoff !== undefined && ` ${words.payoff(String(payoff))}`}
        </Answer>
      )}
      {!isFull && (
        <DataTable
          caption={toolSections.earlyRepayment.question}
          isCaptionHidden
          isNumeric
          head={[words.corner, words.modes.shorten, words.modes.lower]}
          groups={[
            {
              rows: [
                [words.rows.instalment, ...both.map(({ instalment }) => formatAmount(instalment))],
                [words.rows.left, ...both.map(({ plan }) => String(plan.months - month))],
                [words.rows.end, ...both.map(({ plan }) => formatDate(addMonths(today, plan.months)))],
                [words.rows.sooner, ...both.map(({ monthsSaved }) => String(monthsSaved))],
                [words.rows.saved, ...both.map(({ interestSaved }) => formatAmount(interestSaved))],
                [words.rows.net, ...both.map(({ netSaved }) => formatAmount(netSaved))],
              ],
            },
          ]}
        />
      )}
      <p className="small">
        {words.rows.balance}: {sum(balance)}
      </p>
    </>
  )
}

/** A usual start: an eighth of the loan, to whole hundreds. */
function roundEighth(principal: number): number {
  const unit = principal >= 1_000_000_00 ? 10_000_00 : principal >= 10_000_00 ? 1_000_00 : 100_00
  return Math.max(unit, Math.round(principal / 8 / unit) * unit)
}

/** After five years of a long loan, halfway through a short one. */
function halfway(months: number): number {
  return Math.max(1, Math.min(60, Math.round(months / 2)))
}
