import { useSessionValue } from '#app/visitor/use-session-value.ts'
import type { IncomeSource } from '#content/calculator-tools.ts'
import type { RulesAndCaps } from '#core/facts/loan-remarks.ts'
import { type Household, longestTermByAge } from '#core/loan/affordability.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, minorOf, percentOf, plus } from '#core/money/minor.ts'
import { type NumberField, useNumberField } from './use-number-field.ts'

const LARGEST = 10_000_000_00 // a month, in either currency; anything above is a typo
const MOST_MEMBERS = 20

/** What was typed about a household, and the household: the same whichever loan it asks about. */
export function useHousehold(currency: Currency, middleRate: number, { rules }: Pick<RulesAndCaps, 'rules'>) {
  const money = { max: LARGEST }
  const sums = {
    income: useNumberField('household.income', currency, money),
    jointIncome: useNumberField('household.joint-income', currency, money),
    obligations: useNumberField('household.obligations', currency, money),
    guaranteed: useNumberField('household.guaranteed', currency, money),
    limits: useNumberField('household.limits', currency, money),
    basket: useNumberField('household.basket', currency, money),
  }
  const members = useNumberField('household.members', 'whole', { min: 1, max: MOST_MEMBERS })
  const age = useNumberField('household.age', 'whole', { min: 18, max: 100 })
  const [isPension, setIsPension] = useSessionValue('household.is-pension', false)
  const [source, setSource] = useSessionValue<IncomeSource>('household.source', 'salary')

  const inDinars = ({ value }: NumberField) => converted(minorOf(value ?? 0, currency), currency, 'RSD', middleRate)
  const { income, jointIncome, obligations, guaranteed, limits, basket } = sums
  const counted = [
    percentOf(inDinars(guaranteed), rules['burden.guarantee-share'] ?? 100),
    percentOf(inDinars(limits), rules['burden.limit-share'] ?? 0),
  ]
  const perMember = rules['household.member']
  const household: Household = {
    netIncome: plus(inDinars(income), inDinars(jointIncome)),
    obligations: counted.reduce((all, one) => plus(all, one), inDinars(obligations)),
    ...(basket.value !== undefined && { basket: inDinars(basket) }),
    ...(members.value !== undefined && perMember && { advisedLeft: minorOf(members.value * perMember, 'RSD') }),
  }
  const usualAge = rules['last-instalment.age']
  const lastAge = (isPension ? rules['last-instalment.age.pension'] : undefined) ?? usualAge
  const termTo = (last: number | undefined) =>
    last === undefined || age.value === undefined ? Infinity : longestTermByAge(age.value, last)
  return {
    sums,
    members,
    age,
    household,
    pension: { is: isPension, set: setIsPension },
    source: { is: source, set: setSource },
    ages: { usualAge, lastAge, usualTerm: termTo(usualAge), longestTerm: termTo(lastAge) },
  }
}
