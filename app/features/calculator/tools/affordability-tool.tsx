import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { affordabilityTool as words } from '#content/calculator-tools.ts'
import { limitsIn } from '#core/calculator/fields.ts'
import type { DtiThresholds } from '#core/loan/affordability.ts'
import { formatDate, formatMonth } from '#core/money/date.ts'
import { converted } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { type Minor, type MinorOf, minorOf } from '#core/money/minor.ts'
import { levels, Verdict } from './affordability-verdict.tsx'
import styles from './fields.module.css'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import { TypedField } from './typed-field.tsx'
import { useHousehold } from './use-household.ts'
import { useIncomeUnit } from './use-income-unit.ts'

/** What loan a household can afford, and how much of its income this one would take. */
export function AffordabilityTool({ loan, state: { facts } }: SectionProps) {
  const { rules, grades, rulesCheckedOn } = facts.rulesAndCaps
  const unit = useIncomeUnit(loan.currency, facts.middleRate?.value)
  const { currency } = unit
  // Dinars for a loan in dinars need no rate of exchange.
  const middleRate = facts.middleRate?.value ?? (loan.currency === 'RSD' && currency === 'RSD' ? 1 : undefined)
  const { sums, members, age, household, pension, source, ages } = useHousehold(
    currency,
    middleRate ?? 1,
    facts.rulesAndCaps,
  )
  const steps = dtiThresholds(rules, pension.is)
  if (!steps || middleRate === undefined) return <p>{words.unknown}</p>

  const ofIncome = (para: MinorOf<'RSD'>) =>
    formatMoney(wholeUnits(converted(para, 'RSD', currency, middleRate)), currency, 0)
  const hints = fieldHints(facts.rulesAndCaps, ofIncome)
  const hasIncome = household.netIncome > 0
  const typed = [...Object.values(sums), members, age]
  const isRefused = typed.some(({ error }) => error !== undefined)
  const { fields } = words
  return (
    <>
      {facts.middleRate && (
        <NameChoice
          name="primanja"
          isCompact
          words={fields.currency}
          value={currency}
          onChange={(next) => unit.change(next, sums)}
        />
      )}
      <NameChoice
        name="penzija"
        isCompact
        words={fields.pension}
        value={pension.is ? 'yes' : 'no'}
        onChange={(answer) => pension.set(answer === 'yes')}
      />
      <NameChoice name="poreklo" words={fields.source} value={source.is} onChange={source.set} />
      <div className={styles.fields} onChange={unit.hold}>
        <TypedField
          label={fields.income.label}
          hint={fields.income.hint[source.is]}
          typed={sums.income}
          meant={unit.meant(sums.income)}
        />
        <TypedField {...fields.jointIncome} typed={sums.jointIncome} meant={unit.meant(sums.jointIncome)} />
        <TypedField {...fields.obligations} typed={sums.obligations} />
        <TypedField label={fields.guaranteed.label} hint={hints.guaranteed} typed={sums.guaranteed} />
        <TypedField label={fields.limits.label} hint={hints.limits} typed={sums.limits} />
        <TypedField label={fields.basket.label} hint={hints.basket} typed={sums.basket} />
        {hints.members && <TypedField label={fields.members.label} hint={hints.members} typed={members} />}
        <TypedField label={fields.age.label} hint={ageHint(ages)} typed={age} />
      </div>
      {!isRefused && !hasIncome && <p data-answer="">{words.noIncome}</p>}
      <LastValid typed={typed}>
        {hasIncome && (
          <Verdict
            household={household}
            steps={steps}
            loan={loan}
            {...ages}
            longestTerm={Math.min(limitsIn(facts.term, loan.currency).max, ages.longestTerm)}
            isPension={pension.is}
            source={source.is}
            employedLimit={rules['burden.limit'] ?? steps.limit}
            middleRate={middleRate}
            ofIncome={ofIncome}
          />
        )}
      </LastValid>
      <p className="small">
        {words.note} {words.privacy} {words.graded(grades['burden.careful'] ?? 'published', formatDate(rulesCheckedOn))}
      </p>
    </>
  )
}

type RulesAndCaps = SectionProps['state']['facts']['rulesAndCaps']

/** The limits between the three lights; undefined if one of them is not known. */
function dtiThresholds(rules: RulesAndCaps['rules'], isPension: boolean): DtiThresholds | undefined {
  const [careful, usual, limit] = levels.map(
    (level) => rules[isPension ? (`burden.pension.${level}` as const) : (`burden.${level}` as const)],
  )
  return careful && usual && limit ? { careful, usual, limit } : undefined
}

/** What stands below the fields, with the figures that are counted; of the members nothing where none is known. */
function fieldHints({ rules, basket }: RulesAndCaps, ofIncome: (para: MinorOf<'RSD'>) => string) {
  const { guaranteed, limits, basket: basketField, members } = words.fields
  const share = (percent: number) => formatPercent(percent, 0, 1)
  const perMember = rules['household.member']
  return {
    guaranteed: `${guaranteed.hint} ${words.guaranteeShare(share(rules['burden.guarantee-share'] ?? 100))}`,
    limits: `${limits.hint} ${words.limitShare(share(rules['burden.limit-share'] ?? 0))}`,
    basket: basket
      ? `${basketField.hint} ${words.lastBasket(ofIncome(minorOf(basket.value, 'RSD')), formatMonth(basket.validFrom))}`
      : basketField.hint,
    members: perMember && members.hint(ofIncome(minorOf(perMember, 'RSD'))),
  }
}

function ageHint({ usualAge, lastAge }: ReturnType<typeof useHousehold>['ages']): string | undefined {
  if (usualAge === undefined || lastAge === undefined) return undefined
  const { age } = words.fields
  return usualAge === lastAge ? age.hint(String(usualAge)) : age.hintOfPension(String(usualAge), String(lastAge))
}

/** A promise is never rounded up. */
function wholeUnits(amount: Minor): Minor {
  return amount - (amount % 100)
}
