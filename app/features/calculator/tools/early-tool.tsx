import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { reliability } from '#content/calculator.ts'
import { toolSections } from '#content/calculator-outline.ts'
import { earlyTool as words } from '#content/calculator-tools.ts'
import { type EarlyRepayment, earlyRepayment } from '#core/loan/early-repayment.ts'
import { addMonths, formatDate, type IsoDate } from '#core/money/date.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import { earlyAnswer, feeBounds, isRateFixedAt, largestFee } from './early-outcome.ts'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { TypedField } from './typed-field.tsx'
import { useNumberField } from './use-number-field.ts'

/** An early repayment: a shorter loan or a lower instalment, side by side, less the fee. */
export function EarlyTool({ loan, state: { facts } }: SectionProps) {
  const { figures, currency, input, choices } = loan
  const place = (field: string) => `${facts.product}.${currency}.early.${field}`
  const amount = useNumberField(place('amount'), currency, {
    start: roundEighth(figures.principal),
    min: 100,
    max: figures.principal,
    isRequired: true,
  })
  const month = useNumberField(place('month'), 'whole', {
    start: halfway(figures.months),
    min: 1,
    max: figures.months - 1,
    isRequired: true,
  })
  const after = month.value ?? halfway(figures.months)
  const legal = largestFee(facts, loan, after, amount.value ?? 0)
  const fee = useNumberField(place('fee'), currency, { start: legal, max: figures.principal })
  const outcome =
    amount.value === undefined || month.value === undefined
      ? undefined
      : earlyRepayment(input, month.value, amount.value, fee.value ?? 0)
  const bounds = feeBounds(facts.rulesAndCaps)
  return (
    <>
      <div className={styles.fields}>
        <TypedField {...words.fields.amount} typed={amount} />
        <TypedField
          label={words.fields.month.label}
          hint={words.fields.month.hint(formatDate(addMonths(facts.today, after)))}
          unit={words.ordinal}
          typed={month}
        />
        <TypedField
          label={words.fields.fee.label}
          hint={legal === undefined ? words.fields.fee.unknown : words.fields.fee.hint}
          typed={fee}
        />
      </div>
      <LastValid typed={[amount, month, fee]}>
        {outcome && (
          <>
            <Answer>{earlyAnswer(outcome, fee.value ?? 0, currency)}</Answer>
            <Outcome
              outcome={outcome}
              month={after}
              currency={currency}
              today={facts.today}
              isInGrace={after < choices.graceMonths}
            />
          </>
        )}
      </LastValid>
      <p className="small">
        {bounds &&
          `${words.rule(
            formatPercent(bounds.percent, 0, 2),
            formatPercent(bounds.percentInLastYear, 0, 2),
            formatMoney(bounds.freeUpTo, 'RSD', 0),
          )} ${reliability(
            facts.rulesAndCaps.grades['early-repayment.fee'] ?? 'published',
            formatDate(facts.rulesAndCaps.checkedLater['early-repayment.fee'] ?? facts.rulesAndCaps.rulesCheckedOn),
          )}`}
        {facts.product !== 'housing' && !isRateFixedAt(loan, after) && ` ${words.variableRule}`}
      </p>
    </>
  )
}

type OutcomeProps = {
  outcome: EarlyRepayment
  month: number
  currency: Currency
  today: IsoDate
  isInGrace: boolean
}

function Outcome({ outcome, month, currency, today, isInGrace }: OutcomeProps) {
  const { balance, amount, shorten, lower } = outcome
  const both = [shorten, lower]
  const { rows } = words
  return (
    <>
      {amount < balance && (
        <DataTable
          caption={toolSections.earlyRepayment.question}
          isCaptionHidden
          isNumeric
          head={[words.corner, words.modes.shorten, words.modes.lower]}
          groups={[
            {
              rows: [
                [
                  isInGrace ? rows.instalmentAfterGrace : rows.instalment,
                  ...both.map(({ instalment }) => formatAmount(instalment)),
                ],
                [rows.left, ...both.map(({ figures }) => String(figures.months - month))],
                [rows.end, ...both.map(({ figures }) => formatDate(addMonths(today, figures.months)))],
                [rows.sooner, ...both.map(({ monthsSaved }) => String(monthsSaved))],
                [rows.saved, ...both.map(({ interestSaved }) => formatAmount(interestSaved))],
                [rows.net, ...both.map(({ netSaved }) => formatAmount(netSaved))],
              ],
            },
          ]}
        />
      )}
      <p className="small">
        {rows.balance}: {formatMoney(balance, currency)}
      </p>
    </>
  )
}

/** The default sum: an eighth of the loan, rounded to hundreds, thousands or ten thousands by its size. */
function roundEighth(principal: number): number {
  const unit = principal >= 1_000_000_00 ? 10_000_00 : principal >= 10_000_00 ? 1_000_00 : 100_00
  return Math.max(unit, Math.round(principal / 8 / unit) * unit)
}

/** After five years of a long loan, halfway through a short one. */
function halfway(months: number): number {
  return Math.max(1, Math.min(60, Math.round(months / 2)))
}
