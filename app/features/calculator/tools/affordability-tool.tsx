import type { PartProps } from '#app/features/calculator/part.tsx'
import { SegmentedControl } from '#app/ui/choice-group.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { affordabilityTool as words } from '#content/calculator-tools.ts'
import type { Loan } from '#core/calculator/loan.ts'
import {
  type DtiThresholds,
  debtToIncome,
  type Household,
  largestInstalment,
  longestTermByAge,
  promisedLoan,
} from '#core/loan/affordability.ts'
import { formatDate } from '#core/money/date.ts'
import { converted } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { type Currency, type Minor, type MinorOf, minorOf, percentOf, plus } from '#core/money/minor.ts'
import { affordabilityAnswer } from './affordability-answer.ts'
import { Answer } from './answer.tsx'
import { DtiLight } from './dti-light.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { TypedField } from './typed-field.tsx'
import { useIncomeUnit } from './use-income-unit.ts'
import { type NumberField, useNumberField } from './use-number-field.ts'

const LARGEST = 10_000_000_00 // a month, in either currency; anything above is a typo

/** What loan a household can afford, and how much of its income this one would take. */
export function AffordabilityTool({ loan, state: { facts } }: PartProps) {
  const { rules } = facts.rulesAndCaps
  const money = { max: LARGEST }
  const unit = useIncomeUnit(loan.currency, facts.middleRate?.value)
  const { currency } = unit
  // The household is the same whichever loan it asks about.
  const income = useNumberField('household.income', currency, money)
  const jointIncome = useNumberField('household.joint-income', currency, money)
  const obligations = useNumberField('household.obligations', currency, money)
  const limits = useNumberField('household.limits', currency, money)
  const basket = useNumberField('household.basket', currency, money)
  const age = useNumberField('household.age', 'whole', { min: 18, max: 100 })
  const steps = dtiThresholds(rules)
  // Dinars for a loan in dinars need no rate of exchange.
  const middleRate = facts.middleRate?.value ?? (loan.currency === 'RSD' && currency === 'RSD' ? 1 : undefined)
  if (!steps || middleRate === undefined) return <p>{words.unknown}</p>

  const limitShare = rules['burden.limit-share'] ?? 0
  const inDinars = ({ value }: NumberField) => converted(minorOf(value ?? 0, currency), currency, 'RSD', middleRate)
  const household: Household = {
    netIncome: plus(inDinars(income), inDinars(jointIncome)),
    obligations: plus(inDinars(obligations), percentOf(inDinars(limits), limitShare)),
    ...(basket.value !== undefined && { basket: inDinars(basket) }),
  }
  const lastAge = rules['last-instalment.age']
  const byAge = lastAge === undefined || age.value === undefined ? Infinity : longestTermByAge(age.value, lastAge)
  const hasIncome = household.netIncome > 0
  const sums = [income, jointIncome, obligations, limits, basket]
  const typed = [...sums, age]
  const isRefused = typed.some(({ error }) => error !== undefined)
  return (
    <>
      {facts.middleRate && (
        <SegmentedControl
          legend={words.fields.currency.label}
          name="primanja"
          isCompact
          options={currencies}
          field={(value) => ({
            checked: value === currency,
            onChange: () => unit.change(value === 'EUR' ? 'EUR' : 'RSD', sums),
          })}
        />
      )}
      <div className={styles.fields} onChange={unit.hold}>
        <TypedField {...words.fields.income} typed={income} meant={unit.meant(income)} />
        <TypedField {...words.fields.jointIncome} typed={jointIncome} meant={unit.meant(jointIncome)} />
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
            ofIncome={(para) => formatMoney(wholeUnits(converted(para, 'RSD', currency, middleRate)), currency, 0)}
          />
        )}
      </LastValid>
      <p className="small">
        {words.note} {words.privacy}{' '}
        {words.graded(
          facts.rulesAndCaps.grades['burden.careful'] ?? 'published',
          formatDate(facts.rulesAndCaps.rulesCheckedOn),
        )}
      </p>
    </>
  )
}

type VerdictProps = {
  household: Household
  steps: DtiThresholds
  loan: Loan
  /** Limit by product and age, in months. */
  longestTerm: number
  lastAge: number | undefined
  middleRate: number
  /** Writes para in the currency of the income; never rounded up. */
  ofIncome: (para: MinorOf<'RSD'>) => string
}

const currencies = [
  { value: 'RSD', label: 'RSD' },
  { value: 'EUR', label: 'EUR' },
] as const satisfies { value: Currency; label: Currency }[]

const levels = ['careful', 'usual', 'limit'] as const

function Verdict({ household, steps, loan, longestTerm, lastAge, middleRate, ofIncome }: VerdictProps) {
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
                row.instalment,
                formatMoney(row.loan, currency, 0),
              ]),
            },
          ]}
        />
      )}
      <DtiLight weight={weight} principal={plan.principal} currency={currency} lastAge={lastAge} ofIncome={ofIncome} />
    </>
  )
}

/** The limits between the three lights; undefined if one of them is not known. */
function dtiThresholds(rules: PartProps['state']['facts']['rulesAndCaps']['rules']): DtiThresholds | undefined {
  const [careful, usual, limit] = [rules['burden.careful'], rules['burden.usual'], rules['burden.limit']]
  return careful && usual && limit ? { careful, usual, limit } : undefined
}

/** A promise is never rounded up. */
function wholeUnits(amount: Minor): Minor {
  return amount - (amount % 100)
}
