import type { PartProps } from '#app/features/calculator/part.tsx'
import { shownRate } from '#app/features/calculator/result-rows.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections, repaymentTool as words } from '#content/calculator-tools.ts'
import { loanPlan } from '#core/loan/loan-plan.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import { Answer } from './answer.tsx'

/** Equal instalments against equal parts of the principal: the same loan both ways. */
export function RepaymentTool({ loan: { input, currency } }: PartProps) {
  const annuity = loanPlan({ ...input, repayment: 'annuity' })
  const equal = loanPlan({ ...input, repayment: 'equal-principal' })
  const both = [annuity, equal]
  const saved = annuity.totalInterest - equal.totalInterest
  const sum = (minor: number) => formatMoney(minor, currency)
  return (
    <>
      <Answer>{saved > 0 ? words.answer(sum(saved), sum(equal.instalment - annuity.instalment)) : words.same}</Answer>
      <DataTable
        caption={toolSections.repayment.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: [
              [words.rows.first, ...both.map((plan) => formatAmount(plan.instalment))],
              [words.rows.last, ...both.map((plan) => formatAmount(plan.lastInstalment))],
              [words.rows.interest, ...both.map((plan) => formatAmount(plan.totalInterest))],
              [words.rows.effectiveRate, ...both.map((plan) => shownRate(plan.effectiveRatePercent))],
            ],
          },
        ]}
      />
    </>
  )
}
