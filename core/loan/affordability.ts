import { decimalText, type Percent } from '#core/money/decimal.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, type MinorOf, minorOf, minus, percentOf, plus } from '#core/money/minor.ts'
import { schedule } from './schedule.ts'
import type { Terms } from './terms.ts'

/** Monthly income and obligations, in para. */
export type Household = {
  /** Net income, including a joint applicant's. */
  netIncome: MinorOf<'RSD'>
  /** Existing instalments, plus the share of card and overdraft limits that banks count. */
  obligations: MinorOf<'RSD'>
  /** Minimum consumer basket, which some banks require to be left over; default 0. */
  basket?: MinorOf<'RSD'>
  /** What we advise to leave over for the members of the household; no bank's rule, so that only the careful loan heeds it. */
  advisedLeft?: MinorOf<'RSD'>
}

/** Whom the careful loan is for: the household of which what we advise is left over, too. */
export function careful(household: Household): Household {
  const { basket = NOTHING, advisedLeft = NOTHING } = household
  return { ...household, basket: basket > advisedLeft ? basket : advisedLeft }
}

/** The terms of the loan; where its instalments differ, the largest must be affordable. */
export type LoanTerms = Pick<Terms, 'ratePercent' | 'rateSteps' | 'repayment' | 'graceMonths' | 'months'> & {
  currency: Currency
  /** Dinars per euro, above 0. */
  middleRate: number | string
}

/**
 * The largest instalment that keeps all obligations within a share of the income, in para; 0 when nothing is left.
 *
 * @example largestInstalment({ netIncome: minorOf(120_000_00, 'RSD'), obligations: minorOf(10_000_00, 'RSD') }, 50) // 50_000_00
 * @see docs/sources.md#koliko-mogu-da-dobijem
 */
export function largestInstalment(
  { netIncome, obligations, basket = NOTHING }: Household,
  sharePercent: Percent,
): MinorOf<'RSD'> {
  const free = smaller(percentOf(netIncome, sharePercent), minus(netIncome, basket))
  const left = minus(free, obligations)
  return left > 0 ? left : NOTHING
}

const NOTHING = minorOf(0, 'RSD')

function smaller<In extends Currency>(first: MinorOf<In>, second: MinorOf<NoInfer<In>>): MinorOf<In> {
  return first < second ? first : second
}

/**
 * The largest loan a household can afford, in minor units of the loan's currency.
 *
 * @example largestLoan(
 *   { netIncome: minorOf(120_000_00, 'RSD'), obligations: minorOf(10_000_00, 'RSD') },
 *   { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 },
 *   50,
 * ) // 84_198_45; show promisedLoan(…): 84_100_00
 */
export function largestLoan(household: Household, terms: LoanTerms, sharePercent: Percent): Minor {
  const instalment = BigInt(largestInstalment(household, sharePercent))
  const inDinars = (instalment * BigInt(REFERENCE_PRINCIPAL)) / BigInt(heaviestInstalment(REFERENCE_PRINCIPAL, terms))
  return converted(minorOf(Number(inDinars), 'RSD'), 'RSD', terms.currency, terms.middleRate)
}

/**
 * The largest loan in whole hundreds of which every instalment, as rounded, is affordable.
 *
 * @example promisedLoan(
 *   { netIncome: minorOf(120_000_00, 'RSD'), obligations: minorOf(10_000_00, 'RSD') },
 *   { ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 },
 *   50,
 * ) // 84_100_00
 */
export function promisedLoan(household: Household, terms: LoanTerms, sharePercent: Percent): Minor {
  const instalment = largestInstalment(household, sharePercent)
  // Starts a hundred above, because largestLoan scales down from a loan with rounded instalments; then goes down,
  // because an instalment that settles the rounding of others may be slightly larger.
  let loan = inHundreds(largestLoan(household, terms, sharePercent)) + 100_00
  while (loan > 0 && heaviestInDinars(loan, terms) > instalment) loan -= 100_00
  return loan
}

/** What an income is rounded up to: nobody knows it to the dinar. */
const INCOME_STEP: Minor = 1_000_00

/**
 * The least income, in whole thousands of dinars, of which the largest instalment of a loan takes at most a share: where
 * nothing else is owed, `largestInstalment` allows the loan from this income on.
 *
 * @example neededIncome(
 *   { principal: 80_000_00, ratePercent: 4.5, months: 360, currency: 'EUR', middleRate: 117.2 },
 *   40,
 * ) // 119_000_00
 * @see docs/sources.md#koliko-mogu-da-dobijem
 */
export function neededIncome(loan: LoanTerms & { principal: Minor }, sharePercent: Percent): MinorOf<'RSD'> {
  const instalment = heaviestInDinars(loan.principal, loan)
  const allows = (income: Minor) => {
    const household = { netIncome: minorOf(income, 'RSD'), obligations: NOTHING }
    return largestInstalment(household, sharePercent) >= instalment
  }
  let income = Math.ceil((100 * instalment) / Number(sharePercent) / INCOME_STEP) * INCOME_STEP
  // The share is rounded to the para, which may decide at a border.
  while (!allows(income)) income += INCOME_STEP
  while (income > 0 && allows(income - INCOME_STEP)) income -= INCOME_STEP
  return minorOf(income, 'RSD')
}

/** A loan so large that the rounding of its instalments is negligible: other loans scale from it. */
const REFERENCE_PRINCIPAL: Minor = 10 ** 12

/** The largest regular instalment of a loan, in its currency. */
function heaviestInstalment(principal: Minor, terms: LoanTerms): Minor {
  const graceMonths = Math.min(terms.graceMonths ?? 0, terms.months - 1)
  const { instalmentSteps, rows } = schedule({ ...terms, principal, graceMonths })
  return Math.max(...[...instalmentSteps, ...rows.slice(0, graceMonths)].map(({ instalment }) => instalment))
}

/** An amount rounded down to whole hundreds of the currency. */
export function inHundreds(amount: Minor): Minor {
  return amount - (amount % 100_00)
}

/** The longest term, in months, with which a borrower is at most `highestAge` at the last instalment; at least 0. */
export function longestTermByAge(age: number, highestAge: number): number {
  return Math.max(0, Math.floor((highestAge - age) * 12))
}

function heaviestInDinars(principal: Minor, terms: LoanTerms): MinorOf<'RSD'> {
  const { currency, middleRate } = terms
  return converted(minorOf(heaviestInstalment(principal, terms), currency), currency, 'RSD', middleRate)
}

/** Thresholds between the levels, in percent of net income; the values are dated facts. */
export type DtiThresholds = { careful: number; usual: number; limit: number }

/** Up to the first threshold, the second, the third, or above it. */
export type DtiLevel = 'careful' | 'usual' | 'limit' | 'over'

/** What a household's loans take of its income (DTI); sums in para, `carefulLoan` in the loan's currency. */
export type DebtToIncome = {
  level: DtiLevel
  /** What determines the level: the share of income, the consumer basket, or a term longer than available. */
  reason: 'share' | 'basket' | 'term'
  /** All obligations with the largest instalment, in percent of net income, rounded up; undefined without income. */
  percent: string | undefined
  /** Income minus all obligations; may be negative. */
  left: MinorOf<'RSD'>
  /** The largest instalment, in para. */
  instalment: MinorOf<'RSD'>
  /** The largest `careful` loan at the same rate over `mostMonths`, rounded down to whole hundreds. */
  carefulLoan: Minor
  /** The term of the loan, limited to `longestTerm`. */
  mostMonths: number
  /** The shortest term, from the loan's own, with which it is `careful`; undefined when none up to `longestTerm` is. */
  carefulMonths: number | undefined
}

/**
 * What a household's loans take of its income, with the loan and the term that would be `careful`.
 *
 * `loan.longestTerm` is the longest term available, in months: a longer loan is `over` even if it is affordable.
 */
export function debtToIncome(
  household: Household,
  loan: LoanTerms & { principal: Minor; longestTerm: number },
  steps: DtiThresholds,
): DebtToIncome {
  const { principal, months, longestTerm } = loan
  const inDinars = (term: number) => heaviestInDinars(principal, { ...loan, months: term })
  const instalment = inDinars(months)
  const affordable = largestInstalment(careful(household), steps.careful)
  const { netIncome, obligations, basket = NOTHING } = household
  const all = plus(obligations, instalment)
  const left = minus(netIncome, all)
  const mostMonths = Math.min(months, longestTerm)
  const isTooLong = months > longestTerm
  return {
    level: isTooLong ? 'over' : levelOf(household, instalment, steps),
    reason: isTooLong ? 'term' : left < basket ? 'basket' : 'share',
    percent: sharePercentOf(all, netIncome),
    left,
    instalment,
    carefulLoan: mostMonths < 1 ? 0 : promisedLoan(careful(household), { ...loan, months: mostMonths }, steps.careful),
    mostMonths,
    carefulMonths: firstMonth(months, longestTerm, (term) => inDinars(term) <= affordable),
  }
}

function levelOf(household: Household, instalment: MinorOf<'RSD'>, steps: DtiThresholds): DtiLevel {
  const isWithin = (percent: number) => instalment <= largestInstalment(household, percent)
  if (instalment <= largestInstalment(careful(household), steps.careful)) return 'careful'
  if (isWithin(steps.usual)) return 'usual'
  return isWithin(steps.limit) ? 'limit' : 'over'
}

function sharePercentOf(part: MinorOf<'RSD'>, whole: MinorOf<'RSD'>): string | undefined {
  if (whole <= 0) return undefined
  // Rounded up, so that a share just above a threshold is never shown as equal to it.
  return decimalText({ digits: (BigInt(part) * 10_000n + BigInt(whole) - 1n) / BigInt(whole), scale: 2 })
}

/** Binary search for the first month that meets a condition; all later months must meet it too. */
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
