import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { annuity } from './annuity.ts'
import { type LoanFigures, loanFigures } from './loan-figures.ts'
import { monthlyRate } from './monthly-rate.ts'
import { nominalRate } from './nominal-rate.ts'
import type { ScheduleRow } from './schedule.ts'
import { MAX_RATE_PERCENT } from './terms.ts'

/** The loan to be replaced, given by its rate, or by its instalment, from which the rate follows. */
export type OldLoan = { balance: Minor; months: number } & ({ ratePercent: Percent } | { instalment: Minor })

/** The new loan. All sums in this file are in its currency. */
export type NewLoan = {
  ratePercent: Percent
  months: number
  feePercent: Percent
  /** The fee is borrowed as well; otherwise it is paid from own funds. */
  isFeeFinanced: boolean
  /** The old bank's early repayment fee; borrowed with the debt. Default 0. */
  earlyFee?: Minor
}

/** Both loans, and what the change costs and saves. */
export type Refinancing = {
  old: LoanFigures
  new: LoanFigures
  /** Fees of the change, borrowed or paid. */
  costs: Minor
  /** Total saving, costs included; negative when the change costs money. */
  saving: Minor
  /** By how much the instalment falls; negative when it rises. */
  monthlySaving: Minor
  /** `costs` divided by `monthlySaving`, rounded up; undefined when the instalment does not fall. */
  breakEvenMonths: number | undefined
  /** The part of `costs` that is paid from own funds at the change. */
  ownCosts: Minor
  /** The month in which the savings have covered `ownCosts`; undefined when the change saves nothing. */
  paidBackMonth: number | undefined
  /** The new loan ends later, so a lower instalment may still cost more in total. */
  isLonger: boolean
}

/**
 * Compares a loan with another that replaces it.
 *
 * @returns undefined when the old instalment does not repay the debt, or implies a rate above 1000 % a year
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
  const { earlyFee = 0, isFeeFinanced } = newLoan
  const present = loanFigures({ principal: balance, ratePercent, months })
  const next = loanFigures({
    principal: balance + earlyFee,
    ratePercent: newLoan.ratePercent,
    months: newLoan.months,
    feePercent: newLoan.feePercent,
    isFeeFinanced,
  })
  const costs = earlyFee + next.fee
  const ownCosts = isFeeFinanced ? 0 : next.fee
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

/** The rate with the fewest decimals that reproduces the instalment, because contracts name round rates. */
function rateOf(balance: Minor, instalment: Minor, months: number): Percent | undefined {
  // At 0 % the rounded instalments may add up to slightly less than the debt, for which nominalRate finds no rate.
  if (instalment === annuity(balance, monthlyRate(0), months)) return 0
  const rates = [2, 4, 10].map((decimals) => nominalRate(balance, instalment, months, decimals))
  const found = rates.find((rate) => rate !== undefined && annuity(balance, monthlyRate(rate), months) === instalment)
  return found ?? rates.at(-1)
}

/** The month in which the savings have covered `ownCosts`; after the end of the old schedule nothing more is saved. */
function paidBackMonth(old: readonly ScheduleRow[], next: readonly ScheduleRow[], ownCosts: Minor): number | undefined {
  let ahead = -ownCosts
  for (const [index, { month, instalment }] of old.entries()) {
    ahead += instalment - (next[index]?.instalment ?? 0)
    if (ahead >= 0) return month
  }
  return undefined
}
