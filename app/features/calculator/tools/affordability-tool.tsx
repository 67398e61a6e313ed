import type { PartProps } from '#app/features/calculator/part.tsx'
import { SegmentedControl } from '#app/ui/choice-group.tsx'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { affordabilityTool as words } from '#content/calculator-tools.ts'
import { type DtiThresholds, type Household, longestTermByAge } from '#core/loan/affordability.ts'
import { formatDate } from '#core/money/date.ts'
import { converted } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { type Currency, type Minor, minorOf, percentOf, plus } from '#core/money/minor.ts'
import { levels, Verdict } from './affordability-verdict.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
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
  const [isPension, setIsPension] = useSessionValue('household.is-pension', false)
  const steps = dtiThresholds(rules, isPension)
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
  const usualAge = rules['last-instalment.age']
  const lastAge = (isPension ? rules['last-instalment.age.pension'] : undefined) ?? usualAge
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
      <NameChoice
        name="penzija"
        isCompact
        words={words.fields.pension}
        value={isPension ? 'yes' : 'no'}
        onChange={(answer) => setIsPension(answer === 'yes')}
      />
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
        <TypedField label={words.fields.age.label} hint={ageHint(usualAge, lastAge)} typed={age} />
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
            usualTerm={
              age.value === undefined || usualAge === undefined ? Infinity : longestTermByAge(age.value, usualAge)
            }
            usualAge={usualAge}
            isPension={isPension}
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

const currencies = [
  { value: 'RSD', label: 'RSD' },
  { value: 'EUR', label: 'EUR' },
] as const satisfies { value: Currency; label: Currency }[]

/** The limits between the three lights; undefined if one of them is not known. */
function dtiThresholds(
  rules: PartProps['state']['facts']['rulesAndCaps']['rules'],
  isPension: boolean,
): DtiThresholds | undefined {
  const [careful, usual, limit] = levels.map(
    (level) => rules[isPension ? (`burden.pension.${level}` as const) : (`burden.${level}` as const)],
  )
  return careful && usual && limit ? { careful, usual, limit } : undefined
}

function ageHint(usual: number | undefined, most: number | undefined): string | undefined {
  if (usual === undefined || most === undefined) return undefined
  const { age } = words.fields
  return usual === most ? age.hint(String(usual)) : age.hintOfPension(String(usual), String(most))
}

/** A promise is never rounded up. */
function wholeUnits(amount: Minor): Minor {
  return amount - (amount % 100)
}
