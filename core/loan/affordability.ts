import { decimalText, divideHalfUp, type Percent } from '#core/money/decimal.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, share } from '#core/money/minor.ts'
import { annuity, largestPrincipal } from './annuity.ts'
import { monthlyRate } from './monthly-rate.ts'

/** What comes in and goes out each month, in dinars. */
export type Household = {
  /** Net income, a joint applicant's included. */
  netIncome: Minor
  /** Instalments already due, and the share of card and overdraft limits that banks count. */
  obligations: Minor
  /** Minimum consumer basket that some banks leave untouched. */
  basket?: Minor
}

/** The loan one has in mind. */
export type LoanTerms = {
  ratePercent: Percent
  months: number
  currency: Currency
  middleRate: number | string
}

/**
 * The largest instalment that keeps all obligations within a share of the income, in dinars; 0 when nothing is left.
 *
 * @example largestInstalment({ netIncome: 120_000_00, obligations: 10_000_00 }, 50) // 50_000_00
 * @see docs/sources.md#koliko-mogu-da-dobijem
 */
export function largestInstalment({ netIncome, obligations, basket = 0 }: Household, sharePercent: Percent): Minor {
  return Math.max(0, Math.min(share(netIncome, sharePercent), netIncome - basket) - obligations)
}

/**
 * The largest loan a household can carry, in the currency of the loan.
 *
 * @example largestLoan(
 *   { netIncome: 120_000_00, obligations: 10_000_00 },
 *   { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 },
 *   50,
 * ) // 84_198_45; show roundedDown(…): 84_100_00
 */
export function largestLoan(household: Household, terms: LoanTerms, sharePercent: Percent): Minor {
  const instalment = largestInstalment(household, sharePercent)
  const inDinars = largestPrincipal(instalment, monthlyRate(terms.ratePercent), terms.months)
  return converted(inDinars, 'RSD', terms.currency, terms.middleRate)
}

/** An amount cut to whole hundreds, for promises that must not be too high. */
export function roundedDown(amount: Minor): Minor {
  return amount - (amount % 100_00)
}

/** Shares of the income, in percent, that part the verdicts; dated facts. */
export type BurdenSteps = { careful: number; usual: number; limit: number }

/** Up to the first step, the second, the third, or beyond. */
export type BurdenLevel = 'careful' | 'usual' | 'limit' | 'over'

export type Burden = {
  level: BurdenLevel
  /** All obligations with the new instalment, percent of net income with two decimals; undefined without income. */
  percent: string | undefined
  /** The instalment in dinars. */
  instalment: Minor
  /** The largest loan at the same rate and term that is still careful, cut to whole hundreds. */
  carefulLoan: Minor
  /** The shortest longer term that makes the loan careful; undefined when none up to `longestTerm` does. */
  carefulMonths: number | undefined
}

/**
 * What a loan would weigh on a household, and what would make it light.
 *
 * @param longestTerm months
 */
export function burden(
  household: Household,
  loan: LoanTerms & { principal: Minor; longestTerm: number },
  steps: BurdenSteps,
): Burden {
  const rate = monthlyRate(loan.ratePercent)
  const inDinars = (months: number) =>
    converted(annuity(loan.principal, rate, months), loan.currency, 'RSD', loan.middleRate)
  const instalment = inDinars(loan.months)
  const affordable = largestInstalment(household, steps.careful)
  return {
    level: levelOf(household, instalment, steps),
    percent: sharePercentOf(household.obligations + instalment, household.netIncome),
    instalment,
    carefulLoan: roundedDown(largestLoan(household, loan, steps.careful)),
    carefulMonths: firstMonth(loan.months, loan.longestTerm, (months) => inDinars(months) <= affordable),
  }
}

/** Months until the highest age at which a bank lets the last instalment fall; 0 when it has passed. */
export function longestTermByAge(age: number, highestAge: number): number {
  return Math.max(0, Math.floor((highestAge - age) * 12))
}

function levelOf(household: Household, instalment: Minor, steps: BurdenSteps): BurdenLevel {
  const isWithin = (percent: number) => instalment <= largestInstalment(household, percent)
  if (isWithin(steps.careful)) return 'careful'
  if (isWithin(steps.usual)) return 'usual'
  return isWithin(steps.limit) ? 'limit' : 'over'
}

function sharePercentOf(part: Minor, whole: Minor): string | undefined {
  if (whole <= 0) return undefined
  return decimalText({ digits: divideHalfUp(BigInt(part) * 10_000n, BigInt(whole)), scale: 2 })
}

/** The first month for which the condition holds; it must hold for all later ones too. */
function firstMonth(from: number, to: number, holds: (month: number) => boolean): number | undefined {
  if (to < from || !holds(to)) return undefined
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
