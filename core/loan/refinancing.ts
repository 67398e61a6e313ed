import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { type LoanPlan, loanPlan } from './loan-plan.ts'
import { nominalRate } from './nominal-rate.ts'

/** The loan to be replaced; its rate, or the instalment from which the rate follows. */
export type OldLoan = { balance: Minor; months: number } & ({ ratePercent: Percent } | { instalment: Minor })

export type NewLoan = {
  ratePercent: Percent
  months: number
  feePercent: Percent
  /** The fee is borrowed too; otherwise it is paid from one's own money. */
  isFeeFinanced: boolean
  /** What the old bank asks for its early repayment; borrowed with the debt. Default 0. */
  earlyFee?: Minor
  /** Other costs of the change, paid from one's own money. Default 0. */
  otherCosts?: Minor
}

export type Refinancing = {
  old: LoanPlan
  new: LoanPlan
  /** Fees and costs of the change, whether borrowed or paid. */
  costs: Minor
  /** What is paid less in all, costs included; below 0 when the change costs money. */
  saving: Minor
  /** What is paid less each month; below 0 when the instalment rises. */
  monthlySaving: Minor
  /** Months until lower instalments have paid for the change; undefined when they never do. */
  breakEvenMonths: number | undefined
  /** The new loan ends later, so a lower instalment may cost more in all. */
  isLonger: boolean
}

/**
 * Replacing a loan by another one.
 *
 * @returns undefined when the old instalment does not even repay the debt
 * @example refinancing(
 *   { balance: 600_000_00, months: 36, ratePercent: 13 },
 *   { ratePercent: 8.5, months: 36, feePercent: 1, isFeeFinanced: true },
 * )?.saving // 39_043_12
 * @see docs/sources.md#refinansiranje
 */
export function refinancing(oldLoan: OldLoan, newLoan: NewLoan): Refinancing | undefined {
  const { balance, months } = oldLoan
  const ratePercent = 'ratePercent' in oldLoan ? oldLoan.ratePercent : nominalRate(balance, oldLoan.instalment, months)
  if (ratePercent === undefined) return undefined
  const { earlyFee = 0, otherCosts = 0, isFeeFinanced } = newLoan
  const present = loanPlan({ principal: balance, ratePercent, months })
  const next = loanPlan({
    principal: balance + earlyFee,
    ratePercent: newLoan.ratePercent,
    months: newLoan.months,
    feePercent: newLoan.feePercent,
    isFeeFinanced,
  })
  const costs = earlyFee + next.fee + otherCosts
  const monthlySaving = present.instalment - next.instalment
  return {
    old: present,
    new: next,
    costs,
    saving: present.totalRepayment - next.totalRepayment - otherCosts - (isFeeFinanced ? 0 : next.fee),
    monthlySaving,
    breakEvenMonths: monthlySaving > 0 ? Math.ceil(costs / monthlySaving) : undefined,
    isLonger: newLoan.months > months,
  }
}
