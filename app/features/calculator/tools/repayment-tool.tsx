import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { shownRate } from '#app/features/calculator/result-rows.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { instalmentName, repaymentTool as words } from '#content/open-tools.ts'
import { type LoanFigures, loanFigures } from '#core/loan/loan-figures.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'

/** Equal instalments against equal parts of the principal: the same loan both ways. */
export function RepaymentTool({ loan: { input, currency, choices } }: SectionProps) {
  const annuity = loanFigures({ ...input, repayment: 'annuity' })
  const equal = loanFigures({ ...input, repayment: 'equal-principal' })
  const both = [annuity, equal]
  const isAfterGrace = choices.graceMonths > 0
  return (
    <>
      <Answer>{answer(annuity, equal, isAfterGrace, currency)}</Answer>
      <DataTable
        caption={toolSections.repayment.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: [
              [
                isAfterGrace ? words.rows.firstAfterGrace : words.rows.first,
                ...both.map((figures) => formatAmount(figures.instalment)),
              ],
              [words.rows.last, ...both.map((figures) => formatAmount(figures.lastInstalment))],
              [words.rows.interest, ...both.map((figures) => formatAmount(figures.totalInterest))],
              [words.rows.effectiveRate, ...both.map((figures) => shownRate(figures.effectiveRatePercent))],
            ],
          },
        ]}
      />
    </>
  )
}

function answer(annuity: LoanFigures, equal: LoanFigures, isAfterGrace: boolean, currency: Currency): string {
  const sum = (minor: number) => formatMoney(minor, currency)
  const saved = annuity.totalInterest - equal.totalInterest
  const higher = equal.instalment - annuity.instalment
  if (saved > 0 && higher > 0)
    return words.answer(sum(saved), instalmentName(true, isAfterGrace ? 'afterGrace' : 'always'), sum(higher))
  if (saved > 0) return words.saved(sum(saved))
  const isSame = annuity.rows.every(({ instalment }, index) => instalment === equal.rows[index]?.instalment)
  return isSame ? words.same : words.rounding
}
