import { decimalText, type Percent } from '#core/money/decimal.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, share } from '#core/money/minor.ts'
import { schedule } from './schedule.ts'
import type { Terms } from './terms.ts'

/** What comes in and goes out each month, in dinars. */
export type Household = {
  /** Net income, a joint applicant's included. */
  netIncome: Minor
  /** Instalments already due, and the share of card and overdraft limits that banks count. */
  obligations: Minor
  /** Minimum consumer basket that some banks leave untouched. */
  basket?: Minor
}

/** The loan one has in mind; where its instalments differ, the heaviest has to be carried. */
export type LoanTerms = Pick<Terms, 'ratePercent' | 'rateSteps' | 'repayment' | 'graceMonths' | 'months'> & {
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
 * ) // 84_198_45; show promisedLoan(…): 84_100_00
 */
export function largestLoan(household: Household, terms: LoanTerms, sharePercent: Percent): Minor {
  const instalment = BigInt(largestInstalment(household, sharePercent))
  const inDinars = (instalment * BigInt(MEASURE)) / BigInt(heaviestInstalment(MEASURE, terms))
  return converted(Number(inDinars), 'RSD', terms.currency, terms.middleRate)
}

/**
 * The largest loan in whole hundreds whose every instalment can be carried, roundings included.
 *
 * @example promisedLoan(
 *   { netIncome: 120_000_00, obligations: 10_000_00 },
 *   { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 },
 *   50,
 * ) // 84_100_00
 */
export function promisedLoan(household: Household, terms: LoanTerms, sharePercent: Percent): Minor {
  const instalment = largestInstalment(household, sharePercent)
  // From a hundred above: the largest loan is in proportion to one whose instalment is rounded. An instalment that settles
  // the rounding of many others may be a little above its share.
  let loan = roundedDown(largestLoan(household, terms, sharePercent)) + 100_00
  while (loan > 0 && heaviestInDinars(loan, terms) > instalment) loan -= 100_00
  return loan
}

/** A loan so large that rounding its instalments does not tell: others are in proportion to it. */
const MEASURE: Minor = 10 ** 12

/** The largest regular instalment of a loan, in its currency. */
function heaviestInstalment(principal: Minor, terms: LoanTerms): Minor {
  const graceMonths = Math.min(terms.graceMonths ?? 0, terms.months - 1)
  const { levels, rows } = schedule({ ...terms, principal, graceMonths })
  return Math.max(...[...levels, ...rows.slice(0, graceMonths)].map(({ instalment }) => instalment))
}

/** An amount cut to whole hundreds, for promises that must not be too high. */
export function roundedDown(amount: Minor): Minor {
  return amount - (amount % 100_00)
}

/** Months until the highest age at which a bank lets the last instalment fall; 0 when it has passed. */
export function longestTermByAge(age: number, highestAge: number): number {
  return Math.max(0, Math.floor((highestAge - age) * 12))
}

function heaviestInDinars(principal: Minor, terms: LoanTerms): Minor {
  return converted(heaviestInstalment(principal, terms), terms.currency, 'RSD', terms.middleRate)
}

/** Shares of the income, in percent, that part the verdicts; dated facts. */
export type BurdenSteps = { careful: number; usual: number; limit: number }

/** Up to the first step, the second, the third, or beyond. */
export type BurdenLevel = 'careful' | 'usual' | 'limit' | 'over'

/** What a loan weighs on a household; sums in dinars, `carefulLoan` in the currency of the loan. */
export type Burden = {
  level: BurdenLevel
  /** What decides: the share of the income, the basket that would not be left, or the term that is not to be had. */
  reason: 'share' | 'basket' | 'term'
  /** All obligations with the heaviest instalment, percent of net income, rounded up; undefined without income. */
  percent: string | undefined
  /** What is left of the income after all of them; below 0 when they are more. */
  left: Minor
  /** The heaviest instalment, in dinars. */
  instalment: Minor
  /** The largest loan at the same rate that is careful within `mostMonths`, cut to whole hundreds. */
  carefulLoan: Minor
  /** The term of the loan, or the longest there is. */
  mostMonths: number
  /** The shortest longer term that makes the loan careful; undefined when none up to `longestTerm` does. */
  carefulMonths: number | undefined
}

/**
 * What a loan would weigh on a household, and what would make it light.
 *
 * @param longestTerm months; a longer loan is not to be had, however light it is
 */
export function burden(
  household: Household,
  loan: LoanTerms & { principal: Minor; longestTerm: number },
  steps: BurdenSteps,
): Burden {
  const { principal, months, longestTerm } = loan
  const inDinars = (term: number) => heaviestInDinars(principal, { ...loan, months: term })
  const instalment = inDinars(months)
  const affordable = largestInstalment(household, steps.careful)
  const { netIncome, obligations, basket = 0 } = household
  const left = netIncome - obligations - instalment
  const mostMonths = Math.min(months, longestTerm)
  const isTooLong = months > longestTerm
  return {
    level: isTooLong ? 'over' : levelOf(household, instalment, steps),
    reason: isTooLong ? 'term' : left < basket ? 'basket' : 'share',
    percent: sharePercentOf(obligations + instalment, netIncome),
    left,
    instalment,
    carefulLoan: mostMonths < 1 ? 0 : promisedLoan(household, { ...loan, months: mostMonths }, steps.careful),
    mostMonths,
    carefulMonths: firstMonth(months, longestTerm, (term) => inDinars(term) <= affordable),
  }
}

function levelOf(household: Household, instalment: Minor, steps: BurdenSteps): BurdenLevel {
  const isWithin = (percent: number) => instalment <= largestInstalment(household, percent)
  if (isWithin(steps.careful)) return 'careful'
  if (isWithin(steps.usual)) return 'usual'
  return isWithin(steps.limit) ? 'limit' : 'over'
}

function sharePercentOf(part: Minor, whole: Minor): string | undefined {
  if (whole <= 0) return undefined
  // Up: what is over a step by a dinar is never shown to be on it.
  return decimalText({ digits: (BigInt(part) * 10_000n + BigInt(whole) - 1n) / BigInt(whole), scale: 2 })
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
