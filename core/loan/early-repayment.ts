import type { Percent } from '#core/money/decimal.ts'
import { type Minor, percentOf } from '#core/money/minor.ts'
import { type LoanFigures, type LoanInput, loanFigures } from './loan-figures.ts'
import type { PrepaymentMode } from './terms.ts'

/** The legal limit on early repayment fees; the values are dated facts. */
export type EarlyFeeRule = {
  /** Early repayments of the last twelve months are free up to this sum, in the currency of the loan. */
  freeUpTo: Minor
  /** Largest fee on what exceeds it. */
  percent: Percent
  /** The same, when a year or less is left. */
  percentInLastYear: Percent
}

/** The circumstances of an early repayment that determine its fee. */
export type EarlyFeeCase = {
  amount: Minor
  /** Sum of the early repayments in the twelve months before; default 0. */
  earlier?: Minor
  /** Instalments left at the time of repayment. */
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
  return percentOf(charged, monthsLeft <= 12 ? rule.percentInLastYear : rule.percent)
}

/** The loan after an early repayment, compared with the loan without it. */
export type EarlyOutcome = {
  figures: LoanFigures
  /** The next regular instalment, or during a grace period the first after it; 0 when the loan is repaid. */
  instalment: Minor
  /** Interest saved; negative when the rounding of a lower instalment costs more than the repayment saves. */
  interestSaved: Minor
  /** `interestSaved` minus the fee; may be negative. */
  netSaved: Minor
  monthsSaved: number
}

/** An early repayment, with the outcome of shortening the term and that of lowering the instalment. */
export type EarlyRepayment = {
  /** Debt after the month's regular instalment, before the early repayment. */
  balance: Minor
  /** The part of the sum that is used: at most the debt. */
  amount: Minor
  /** The same loan without the early repayment. */
  without: LoanFigures
  /** Its instalment at the time of the outcomes' `instalment`. */
  instalment: Minor
} & Record<PrepaymentMode, EarlyOutcome>

/**
 * Compares both modes of an early repayment.
 *
 * @param month number of the instalment with which it is paid; whole, 1 to the term
 * @param fee the bank's fee, minor units from 0
 * @example earlyRepayment({ principal: 80_000_00, ratePercent: 4.5, months: 360 }, 60, 10_000_00, 0).shorten.interestSaved // 17_101_75
 */
export function earlyRepayment(loan: LoanInput, month: number, amount: Minor, fee: Minor): EarlyRepayment {
  const without = loanFigures(loan)
  const balance = without.rows[month - 1]?.balance ?? 0
  const next = Math.max(month, loan.graceMonths ?? 0)
  const outcome = (mode: PrepaymentMode): EarlyOutcome => {
    const figures = loanFigures({ ...loan, prepayments: [...(loan.prepayments ?? []), { month, amount, mode }] })
    const interestSaved = without.totalInterest - figures.totalInterest
    return {
      figures,
      instalment: figures.rows[next]?.instalment ?? 0,
      interestSaved,
      netSaved: interestSaved - fee,
      monthsSaved: without.months - figures.months,
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
