import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Fact, Grade } from './fact.ts'
import type { Range } from './market.ts'
import type { Product } from './products.ts'
import type { CapKind } from './rate-caps.ts'
import type { RuleName } from './rules.ts'

type KnownRule = Pick<Fact, 'value' | 'checkedOn' | 'grade'>
/** A cap as the browser gets it. */
export type KnownCap = Pick<Fact, 'value' | 'validFrom' | 'checkedOn' | 'grade'>

/** The rules and caps of a product valid on a day; unknown ones are absent (`rules-and-caps.ts`). */
export type RulesAndCaps = {
  rules: Partial<Record<RuleName, number>>
  /** How far they can be relied on; one that is not here was published somewhere. */
  grades: Partial<Record<RuleName, Grade>>
  /** The day of the oldest check among the rules and `vehicleAgeAndTerm`. */
  rulesCheckedOn: IsoDate
  /** The day of the check of each rule that was checked after that. */
  checkedLater: Partial<Record<RuleName, IsoDate>>
  /** Largest sum of vehicle age and term that banks allow, years; absent where irrelevant or unknown. */
  vehicleAgeAndTerm?: Range
  /** The minimal consumer basket a month, in para, with its month; absent where unknown. */
  basket?: Pick<Fact, 'value' | 'validFrom'>
  caps: Partial<Record<`${CapKind}.${Currency}`, KnownCap>>
}

/** A remark on a calculation, which is still shown; the texts are in `content/`. */
export type LoanRemark = { code: RuleCode; fact: KnownRule } | { code: 'nominal-cap' | 'effective-cap'; fact: KnownCap }

type RuleCode =
  | 'first-home-only'
  | 'youth-programme-only'
  | 'above-largest-share'
  | 'deposit-for-indexed'
  | 'longer-than-usual'

/** The loan that remarks are made on. */
export type RemarkedLoan = {
  product: Product
  currency: Currency
  /** Loan in percent of the price; for cash, without a deposit, 100. */
  loanToValue: number
  months: number
  ratePercent: number
  /** Undefined when there is none. */
  effectiveRatePercent: number | undefined
}

/**
 * The remarks that apply to a loan. Unknown rules and caps are skipped.
 */
export function loanRemarks(subject: RemarkedLoan, facts: RulesAndCaps): LoanRemark[] {
  return [...depositRemarks(subject, facts), ...termRemarks(subject, facts), ...capRemarks(subject, facts)]
}

function depositRemarks(
  { product, currency, loanToValue: loanPercent }: RemarkedLoan,
  facts: RulesAndCaps,
): LoanRemark[] {
  if (currency !== 'EUR') return [] // the limits apply to euro-indexed loans
  const about = (code: RuleCode, name: RuleName, isBroken: (value: number) => boolean) =>
    ruleRemark(facts, code, name, isBroken)
  if (product !== 'housing')
    return about('deposit-for-indexed', 'indexed.least-deposit', (least) => 100 - loanPercent < least)

  // Only the strictest limit that is exceeded.
  const isAbove = (largest: number) => loanPercent > largest
  const found = [
    ...about('above-largest-share', 'housing.largest-share.youth', isAbove),
    ...about('youth-programme-only', 'housing.largest-share.first-home', isAbove),
    ...about('first-home-only', 'housing.largest-share', isAbove),
  ]
  return found.slice(0, 1)
}

function termRemarks({ product, months }: RemarkedLoan, facts: RulesAndCaps): LoanRemark[] {
  if (product !== 'car') return []
  return ruleRemark(facts, 'longer-than-usual', 'car.usual-term', (usual) => months > usual)
}

function ruleRemark(
  { rules, grades, rulesCheckedOn, checkedLater }: RulesAndCaps,
  code: RuleCode,
  name: RuleName,
  isBroken: (value: number) => boolean,
): LoanRemark[] {
  const value = rules[name]
  return value !== undefined && isBroken(value)
    ? [{ code, fact: { value, checkedOn: checkedLater[name] ?? rulesCheckedOn, grade: grades[name] ?? 'published' } }]
    : []
}

function capRemarks(
  { currency, ratePercent, effectiveRatePercent = 0 }: RemarkedLoan,
  { caps }: RulesAndCaps,
): LoanRemark[] {
  const nominal = caps[`nominal.${currency}`]
  const effective = caps[`effective.${currency}`]
  return [
    ...(nominal && ratePercent > nominal.value ? [{ code: 'nominal-cap', fact: nominal } as const] : []),
    ...(effective && effectiveRatePercent > effective.value
      ? [{ code: 'effective-cap', fact: effective } as const]
      : []),
  ]
}
