import type { PartProps } from '#app/features/calculator/part.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections, affordabilityTool as words } from '#content/calculator-tools.ts'
import {
  type BurdenSteps,
  burden,
  type Household,
  largestInstalment,
  largestLoan,
  roundedDown,
} from '#core/loan/affordability.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { share } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import { BurdenLight } from './burden-light.tsx'
import styles from './fields.module.css'
import { TypedField } from './typed-field.tsx'
import { useTyped } from './use-typed.ts'

const LARGEST = 10_000_000_00 // dinars a month; above it is a slip of the finger

/** What a household can carry, and what this loan would weigh on it. */
export function AffordabilityTool({ loan, state: { facts } }: PartProps) {
  const { rules } = facts.notices
  const money = { max: LARGEST }
  const income = useTyped('money', money)
  const jointIncome = useTyped('money', money)
  const obligations = useTyped('money', money)
  const limits = useTyped('money', money)
  const basket = useTyped('money', money)
  const age = useTyped('whole', { min: 18, max: 100 })
  const steps = burdenSteps(rules)
  if (!steps || !facts.middleRate) return <p>{words.unknown}</p>

  const limitShare = rules['burden.limit-share'] ?? 0
  const household: Household = {
    netIncome: (income.value ?? 0) + (jointIncome.value ?? 0),
    obligations: (obligations.value ?? 0) + share(limits.value ?? 0, limitShare),
    ...(basket.value !== undefined && { basket: basket.value }),
  }
  const lastAge = rules['last-instalment.age']
  const isTooLate = lastAge !== undefined && age.value !== undefined && age.value + loan.plan.months / 12 > lastAge
  return (
    <>
      <div className={styles.fields}>
        <TypedField {...words.fields.income} unit="RSD" typed={income} />
        <TypedField {...words.fields.jointIncome} unit="RSD" typed={jointIncome} />
        <TypedField {...words.fields.obligations} unit="RSD" typed={obligations} />
        <TypedField
          {...words.fields.limits}
          hint={`${words.fields.limits.hint} ${words.limitShare(formatPercent(limitShare, 0, 1))}`}
          unit="RSD"
          typed={limits}
        />
        <TypedField {...words.fields.basket} unit="RSD" typed={basket} />
        <TypedField {...words.fields.age} typed={age} />
      </div>
      {household.netIncome === 0 ? (
        <p>{words.noIncome}</p>
      ) : (
        <Verdict household={household} steps={steps} loan={loan} facts={facts} middleRate={facts.middleRate.value} />
      )}
      {isTooLate && <p>{words.tooLate(String(lastAge))}</p>}
      <p className="small">
        {words.note} {words.privacy}
      </p>
    </>
  )
}

type VerdictProps = {
  household: Household
  steps: BurdenSteps
  loan: PartProps['loan']
  facts: PartProps['state']['facts']
  middleRate: number
}

function Verdict({ household, steps, loan, facts, middleRate }: VerdictProps) {
  const { currency, input, plan } = loan
  const terms = { ratePercent: input.ratePercent, months: plan.months, currency, middleRate }
  const levels = ['careful', 'usual', 'limit'] as const
  const largest = (level: (typeof levels)[number]) => roundedDown(largestLoan(household, terms, steps[level]))
  const percent = (level: (typeof levels)[number]) => formatPercent(steps[level], 0)
  if (largestInstalment(household, steps.limit) === 0) return <Answer>{words.nothing}</Answer>
  const weight = burden(household, { ...terms, principal: plan.principal, longestTerm: facts.term.max }, steps)
  return (
    <>
      <Answer>
        {words.answer(
          formatMoney(largest('usual'), currency, 0),
          formatMoney(largestInstalment(household, steps.usual), 'RSD', 0),
          percent('usual'),
        )}
      </Answer>
      <DataTable
        caption={toolSections.affordability.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: levels.map((level) => [
              words.row(percent(level), words.shares[level]),
              formatMoney(largestInstalment(household, steps[level]), 'RSD', 0),
              formatMoney(largest(level), currency, 0),
            ]),
          },
        ]}
      />
      <BurdenLight weight={weight} currency={currency} />
    </>
  )
}

/** Where the three lights part; undefined while one of them is not known. */
function burdenSteps(rules: PartProps['state']['facts']['notices']['rules']): BurdenSteps | undefined {
  const [careful, usual, limit] = [rules['burden.careful'], rules['burden.usual'], rules['burden.limit']]
  return careful && usual && limit ? { careful, usual, limit } : undefined
}
