import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { type IncomeSource, affordabilityTool as words } from '#content/calculator-tools.ts'
import type { Loan } from '#core/calculator/loan.ts'
import {
  careful,
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
  source: IncomeSource
  /** The largest share of what is earned that banks allow, percent; of a pension it is less. */
  employedLimit: number
  middleRate: number
  /** Writes para in the currency of the income; never rounded up. */
  ofIncome: (para: MinorOf<'RSD'>) => string
}

/** What a household can afford, and the light for this loan. */
export function Verdict({ household, steps, loan, longestTerm, middleRate, ofIncome, ...ages }: VerdictProps) {
  const { lastAge, usualAge, usualTerm, isPension, source, employedLimit } = ages
  const { currency, input, figures } = loan
  const terms = { ...input, currency, middleRate }
  const weight = debtToIncome(household, { ...terms, principal: figures.principal, longestTerm }, steps)
  const carried = levels.map((level) => {
    const of = level === 'careful' ? careful(household) : household
    return {
      level,
      share: formatPercent(steps[level], 0),
      instalment: ofIncome(largestInstalment(of, steps[level])),
      loan: weight.mostMonths < 1 ? 0 : promisedLoan(of, { ...terms, months: weight.mostMonths }, steps[level]),
    }
  })
  const isLessForMembers =
    largestInstalment(careful(household), steps.careful) < largestInstalment(household, steps.careful)
  const membersLeft =
    isLessForMembers && household.advisedLeft !== undefined ? ofIncome(household.advisedLeft) : undefined
  const { condition, text } = words.sources[source]
  const sourceText = text(formatPercent(employedLimit, 0))
  return (
    <>
      <Answer>
        {affordabilityAnswer(carried, weight, household, {
          currency,
          months: input.months,
          lastAge,
          isPension,
          membersLeft,
          condition,
        })}
      </Answer>
      {sourceText && <p>{sourceText}</p>}
      {carried.some((row) => row.loan > 0) && (
        <DataTable
          caption={toolSections.affordability.question}
          isCaptionHidden
          isNumeric
          head={words.head}
          groups={[
            {
              rows: carried.map((row) => [
                row.level === 'careful' && membersLeft !== undefined
                  ? words.rowBesideMembers(membersLeft)
                  : words.row(row.share, words.shares[row.level]),
                row.instalment,
                formatMoney(row.loan, currency, 0),
              ]),
            },
          ]}
        />
      )}
      <DtiLight
        weight={weight}
        principal={figures.principal}
        currency={currency}
        lastAge={lastAge}
        isPension={isPension}
        steps={steps}
        advisedLeft={household.advisedLeft}
        ofIncome={ofIncome}
      />
      {isPension && weight.reason !== 'term' && input.months > usualTerm && (
        <p>{words.someBanks(String(usualAge), String(lastAge))}</p>
      )}
    </>
  )
}
