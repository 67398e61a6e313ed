import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { affordabilityTool as words } from '#content/calculator-tools.ts'
import type { Loan } from '#core/calculator/loan.ts'
import {
  type DtiThresholds,
  debtToIncome,
  type Household,
  largestInstalment,
  promisedLoan,
} from '#core/loan/affordability.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { MinorOf } from '#core/money/minor.ts'
import { affordabilityAnswer } from './affordability-answer.ts'
import { Answer } from './answer.tsx'
import { DtiLight } from './dti-light.tsx'

/** The shares of the income that are told, from the least. */
export const levels = ['careful', 'usual', 'limit'] as const

type VerdictProps = {
  household: Household
  steps: DtiThresholds
  loan: Loan
  /** Limit by product and age, in months. */
  longestTerm: number
  lastAge: number | undefined
  /** What most banks allow, whether or not a pension is paid. */
  usualTerm: number
  usualAge: number | undefined
  isPension: boolean
  middleRate: number
  /** Writes para in the currency of the income; never rounded up. */
  ofIncome: (para: MinorOf<'RSD'>) => string
}

/** What a household can afford, and the light for this loan. */
export function Verdict({ household, steps, loan, longestTerm, middleRate, ofIncome, ...ages }: VerdictProps) {
  const { lastAge, usualAge, usualTerm, isPension } = ages
  const { currency, input, plan } = loan
  const terms = { ...input, currency, middleRate }
  const weight = debtToIncome(household, { ...terms, principal: plan.principal, longestTerm }, steps)
  const carried = levels.map((level) => ({
    level,
    share: formatPercent(steps[level], 0),
    instalment: ofIncome(largestInstalment(household, steps[level])),
    loan: weight.mostMonths < 1 ? 0 : promisedLoan(household, { ...terms, months: weight.mostMonths }, steps[level]),
  }))
  return (
    <>
      <Answer>
        {affordabilityAnswer(carried, weight, household, { currency, months: input.months, lastAge, isPension })}
      </Answer>
      {carried.some((row) => row.loan > 0) && (
        <DataTable
          caption={toolSections.affordability.question}
          isCaptionHidden
          isNumeric
          head={words.head}
          groups={[
            {
              rows: carried.map((row) => [
                words.row(row.share, words.shares[row.level]),
                row.instalment,
                formatMoney(row.loan, currency, 0),
              ]),
            },
          ]}
        />
      )}
      <DtiLight
        weight={weight}
        principal={plan.principal}
        currency={currency}
        lastAge={lastAge}
        isPension={isPension}
        steps={steps}
        ofIncome={ofIncome}
      />
      {isPension && weight.reason !== 'term' && input.months > usualTerm && (
        <p>{words.someBanks(String(usualAge), String(lastAge))}</p>
      )}
    </>
  )
}
