import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { annuity } from './annuity.ts'
import { type LoanPlan, loanPlan } from './loan-plan.ts'
import { monthlyRate } from './monthly-rate.ts'
import { nominalRate } from './nominal-rate.ts'
import type { Row } from './schedule.ts'
import { MAX_RATE_PERCENT } from './terms.ts'

/** The loan to be replaced; its rate, or the instalment from which the rate follows. */
export type OldLoan = { balance: Minor; months: number } & ({ ratePercent: Percent } | { instalment: Minor })

/** The loan that takes its place; sums in its currency, as all of this file. */
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

/** Both loans, and what the change between them costs and brings. */
export type Refinancing = {
  old: LoanPlan
  new: LoanPlan
  /** Fees and costs of the change, whether borrowed or paid. */
  costs: Minor
  /** What is paid less in all, costs included; below 0 when the change costs money. */
  saving: Minor
  /** What is paid less each month; below 0 when the instalment rises. */
  monthlySaving: Minor
  /** Costs divided by what is paid less each month, rounded up; undefined where nothing is. */
  breakEvenMonths: number | undefined
  /** Of the costs, what is paid from one's own money at the change. */
  ownCosts: Minor
  /** The month by which less has been paid in all, those costs included; undefined when the change saves nothing. */
  paidBackMonth: number | undefined
  /** The new loan ends later, so a lower instalment may cost more in all. */
  isLonger: boolean
}

/**
 * Replacing a loan by another one.
 *
 * @returns undefined when the old instalment does not even repay the debt, or only at more than 1000 % a year
 * @example refinancing(
 *   { balance: 600_000_00, months: 36, ratePercent: 13 },
 *   { ratePercent: 8.5, months: 36, feePercent: 1, isFeeFinanced: true },
 * )?.saving // 39_043_12
 * @see docs/sources.md#refinansiranje
 */
export function refinancing(oldLoan: OldLoan, newLoan: NewLoan): Refinancing | undefined {
  const { balance, months } = oldLoan
  const ratePercent = 'ratePercent' in oldLoan ? oldLoan.ratePercent : rateOf(balance, oldLoan.instalment, months)
  if (ratePercent === undefined || Number(ratePercent) > MAX_RATE_PERCENT) return undefined
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
  const ownCosts = otherCosts + (isFeeFinanced ? 0 : next.fee)
  const saving = present.totalRepayment - next.totalRepayment - ownCosts
  const monthlySaving = present.instalment - next.instalment
  return {
    old: present,
    new: next,
    costs,
    saving,
    ownCosts,
    paidBackMonth: saving > 0 ? paidBackMonth(present.rows, next.rows, ownCosts) : undefined,
    monthlySaving,
    breakEvenMonths: monthlySaving > 0 ? Math.ceil(costs / monthlySaving) : undefined,
    isLonger: newLoan.months > months,
  }
}

/** The roundest rate whose annuity is the instalment: contracts name round ones, and the instalment stays as it was. */
function rateOf(balance: Minor, instalment: Minor, months: number): Percent | undefined {
  // Without interest a rounded instalment may add up to a few cents less than the debt.
  if (instalment === annuity(balance, monthlyRate(0), months)) return 0
  const rates = [2, 4, 10].map((decimals) => nominalRate(balance, instalment, months, decimals))
  const found = rates.find((rate) => rate !== undefined && annuity(balance, monthlyRate(rate), months) === instalment)
  return found ?? rates.at(-1)
}

/** The plans must differ by more than the costs in the end; once the old one has ended, nothing is paid back any more. */
function paidBackMonth(old: readonly Row[], next: readonly Row[], ownCosts: Minor): number | undefined {
  let ahead = -ownCosts
  for (const [index, { month, instalment }] of old.entries()) {
    ahead += instalment - (next[index]?.instalment ?? 0)
    if (ahead >= 0) return month
  }
  return undefined
}
