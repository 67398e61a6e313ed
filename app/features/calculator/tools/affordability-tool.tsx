import type { PartProps } from '#app/features/calculator/part.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections, affordabilityTool as words } from '#content/calculator-tools.ts'
import type { Loan } from '#core/calculator/loan.ts'
import {
  type BurdenSteps,
  burden,
  type Household,
  largestInstalment,
  longestTermByAge,
  promisedLoan,
} from '#core/loan/affordability.ts'
import { formatDate } from '#core/money/date.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { type Minor, type MinorOf, minorOf, plus, share } from '#core/money/minor.ts'
import { affordabilityAnswer } from './affordability-answer.ts'
import { Answer } from './answer.tsx'
import { BurdenLight } from './burden-light.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { TypedField } from './typed-field.tsx'
import { type Typed, useTyped } from './use-typed.ts'

const LARGEST = 10_000_000_00 // dinars a month; anything above is a typo

/** What loan a household can afford, and how much of its income this one would take. */
export function AffordabilityTool({ loan, state: { facts } }: PartProps) {
  const { rules } = facts.notices
  const money = { max: LARGEST }
  // The household is the same whichever loan it asks about.
  const income = useTyped('household.income', 'RSD', money)
  const jointIncome = useTyped('household.joint-income', 'RSD', money)
  const obligations = useTyped('household.obligations', 'RSD', money)
  const limits = useTyped('household.limits', 'RSD', money)
  const basket = useTyped('household.basket', 'RSD', money)
  const age = useTyped('household.age', 'whole', { min: 18, max: 100 })
  const steps = burdenSteps(rules)
  // Income is in dinars: a loan in dinars needs no rate of exchange.
  const middleRate = facts.middleRate?.value ?? (loan.currency === 'RSD' ? 1 : undefined)
  if (!steps || middleRate === undefined) return <p>{words.unknown}</p>

  const limitShare = rules['burden.limit-share'] ?? 0
  const household: Household = {
    netIncome: plus(inDinars(income), inDinars(jointIncome)),
    obligations: plus(inDinars(obligations), share(inDinars(limits), limitShare)),
    basket: inDinars(basket),
  }
  const lastAge = rules['last-instalment.age']
  const byAge = lastAge === undefined || age.value === undefined ? Infinity : longestTermByAge(age.value, lastAge)
  const hasIncome = household.netIncome > 0
  const typed = [income, jointIncome, obligations, limits, basket, age]
  const isRefused = typed.some(({ error }) => error !== undefined)
  return (
    <>
      <div className={styles.fields}>
        <TypedField {...words.fields.income} typed={income} />
        <TypedField {...words.fields.jointIncome} typed={jointIncome} />
        <TypedField {...words.fields.obligations} typed={obligations} />
        <TypedField
          {...words.fields.limits}
          hint={`${words.fields.limits.hint} ${words.limitShare(formatPercent(limitShare, 0, 1))}`}
          typed={limits}
        />
        <TypedField {...words.fields.basket} typed={basket} />
        <TypedField
          label={words.fields.age.label}
          hint={lastAge === undefined ? undefined : words.fields.age.hint(String(lastAge))}
          typed={age}
        />
      </div>
      {!isRefused && !hasIncome && <p data-answer="">{words.noIncome}</p>}
      <LastValid typed={typed}>
        {hasIncome && (
          <Verdict
            household={household}
            steps={steps}
            loan={loan}
            longestTerm={Math.min(facts.term.max, byAge)}
            lastAge={lastAge}
            middleRate={middleRate}
          />
        )}
      </LastValid>
      <p className="small">
        {words.note} {words.privacy}{' '}
        {words.graded(facts.notices.grades['burden.careful'] ?? 'published', formatDate(facts.notices.rulesCheckedOn))}
      </p>
    </>
  )
}

type VerdictProps = {
  household: Household
  steps: BurdenSteps
  loan: Loan
  /** Limit by product and age, in months. */
  longestTerm: number
  lastAge: number | undefined
  middleRate: number
}

const levels = ['careful', 'usual', 'limit'] as const

function Verdict({ household, steps, loan, longestTerm, lastAge, middleRate }: VerdictProps) {
  const { currency, input, plan } = loan
  const terms = { ...input, currency, middleRate }
  const weight = burden(household, { ...terms, principal: plan.principal, longestTerm }, steps)
  const carried = levels.map((level) => ({
    level,
    share: formatPercent(steps[level], 0),
    instalment: wholeUnits(largestInstalment(household, steps[level])),
    loan: weight.mostMonths < 1 ? 0 : promisedLoan(household, { ...terms, months: weight.mostMonths }, steps[level]),
  }))
  return (
    <>
      <Answer>{affordabilityAnswer(carried, weight, household, { currency, months: input.months, lastAge })}</Answer>
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
                formatMoney(row.instalment, 'RSD', 0),
                formatMoney(row.loan, currency, 0),
              ]),
            },
          ]}
        />
      )}
      <BurdenLight weight={weight} principal={plan.principal} currency={currency} lastAge={lastAge} />
    </>
  )
}

/** The limits between the three lights; undefined if one of them is not known. */
function burdenSteps(rules: PartProps['state']['facts']['notices']['rules']): BurdenSteps | undefined {
  const [careful, usual, limit] = [rules['burden.careful'], rules['burden.usual'], rules['burden.limit']]
  return careful && usual && limit ? { careful, usual, limit } : undefined
}

/** What was typed, nothing being 0. */
function inDinars({ value = 0 }: Typed): MinorOf<'RSD'> {
  return minorOf(value, 'RSD')
}

/** A promise is never rounded up. */
function wholeUnits(amount: Minor): Minor {
  return amount - (amount % 100)
}
