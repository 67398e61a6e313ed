import type { Percent } from '#core/money/decimal.ts'
import { type Minor, share } from '#core/money/minor.ts'
import { type LoanInput, type LoanPlan, loanPlan } from './loan-plan.ts'
import type { ExtraMode } from './terms.ts'

/** What a bank may ask for an early repayment; the values are dated facts. */
export type EarlyFeeRule = {
  /** Early repayments of the last twelve months are free up to this sum, in the currency of the loan. */
  freeUpTo: Minor
  /** Largest fee on what exceeds it. */
  percent: Percent
  /** The same, when a year or less is left. */
  percentInLastYear: Percent
}

/** The early repayment as the rule sees it. */
export type EarlyFeeCase = {
  amount: Minor
  /** Early repayments of the twelve months before it; default 0. */
  earlier?: Minor
  /** Instalments left at that time. */
  monthsLeft: number
  isHousing: boolean
  isRateFixed: boolean
}

/**
 * The largest legal fee for an early repayment.
 *
 * Only what exceeds the free sum of twelve months is charged. Loans other than housing loans are charged only while
 * their rate is fixed.
 *
 * @example earlyRepaymentFee(
 *   { amount: 600_000_00, earlier: 800_000_00, monthsLeft: 24, isHousing: true, isRateFixed: false },
 *   { freeUpTo: 1_200_000_00, percent: 1, percentInLastYear: 0.5 },
 * ) // 2_000_00: one per cent of 200.000
 * @see docs/sources.md#prevremena-otplata
 */
export function earlyRepaymentFee(repayment: EarlyFeeCase, rule: EarlyFeeRule): Minor {
  const { amount, earlier = 0, monthsLeft, isHousing, isRateFixed } = repayment
  if (!isHousing && !isRateFixed) return 0
  const charged = Math.max(0, earlier + amount - rule.freeUpTo) - Math.max(0, earlier - rule.freeUpTo)
  return share(charged, monthsLeft <= 12 ? rule.percentInLastYear : rule.percent)
}

/** What an early repayment leads to. */
export type EarlyOutcome = {
  plan: LoanPlan
  /** The next instalment, in a grace period the first one after it; 0 when nothing is left. */
  instalment: Minor
  /** Interest that is no longer due; below 0 when the rounding of a lower instalment takes more than the sum saves. */
  interestSaved: Minor
  /** The same less the fee; below 0 when the fee costs more than it saves. */
  netSaved: Minor
  monthsSaved: number
}

/** One early repayment, with what follows where it shortens the term and where it lowers the instalment. */
export type EarlyRepayment = {
  /** Debt after the month's regular instalment. */
  balance: Minor
  /** What is taken of the sum offered: never more than the debt. */
  amount: Minor
  /** The same loan without it, and the instalment that those of the outcomes take the place of. */
  without: LoanPlan
  instalment: Minor
} & Record<ExtraMode, EarlyOutcome>

/**
 * One early repayment, both ways side by side.
 *
 * @param month after which instalment; whole, 1 to the term
 * @param fee what the bank asks for it
 * @example earlyRepayment({ principal: 80_000_00, ratePercent: 4.5, months: 360 }, 60, 10_000_00, 0).shorten.interestSaved // 17_101_75
 */
export function earlyRepayment(loan: LoanInput, month: number, amount: Minor, fee: Minor): EarlyRepayment {
  const without = loanPlan(loan)
  const balance = without.rows[month - 1]?.balance ?? 0
  const next = Math.max(month, loan.graceMonths ?? 0)
  const outcome = (mode: ExtraMode): EarlyOutcome => {
    const plan = loanPlan({ ...loan, extra: [...(loan.extra ?? []), { month, amount, mode }] })
    const interestSaved = without.totalInterest - plan.totalInterest
    return {
      plan,
      instalment: plan.rows[next]?.instalment ?? 0,
      interestSaved,
      netSaved: interestSaved - fee,
      monthsSaved: without.months - plan.months,
    }
  }
  return {
    balance,
    amount: Math.min(amount, balance),
    without,
    instalment: without.rows[next]?.instalment ?? 0,
    shorten: outcome('shorten'),
    lower: outcome('lower'),
  }
}
