import { decimal, divideHalfUp, type Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { annuity } from './annuity.ts'
import { type MonthlyRate, monthlyRate } from './monthly-rate.ts'
import { assertTerms, type Extra, type Terms } from './terms.ts'

/** One month of the plan; all sums in minor units. */
export type Row = {
  /** Number of the instalment, from 1. */
  month: number
  /** Interest plus principal, early repayments of the day included. */
  instalment: Minor
  interest: Minor
  principal: Minor
  /** What is still owed after this instalment. */
  balance: Minor
}

/** A regular instalment and the month from which it holds. */
export type Level = { fromMonth: number; instalment: Minor }

/** The plan, and the regular instalments by which it is told in short. */
export type Schedule = {
  rows: Row[]
  /**
   * The regular instalments: the first entry is the one the loan is known by (after a grace period; with equal
   * principal the first, and highest); another follows for each early repayment that lowers it and each rate step.
   */
  levels: Level[]
}

/**
 * The repayment plan, month by month (plan otplate).
 *
 * Interest is rounded half up each month; the last instalment settles what rounding has left, so the principal parts
 * add up to the debt exactly and the balance ends at 0. A plan may end before its term: after early repayments, or
 * when the rounded instalment is a little high. No instalment exceeds debt plus interest.
 *
 * @throws RangeError when the terms are out of bounds
 * @example schedule({ principal: 80_000_00, ratePercent: 4.5, months: 360 }).rows.at(-1)?.instalment // 404_04
 * @see docs/sources.md#plan-otplate
 */
export function schedule(terms: Terms): Schedule {
  assertTerms(terms)
  const { principal } = terms
  const plan = start(terms)
  const { months, graceMonths } = plan
  const extras = byMonth(terms.extra ?? [])
  const steps = new Map((terms.rateSteps ?? []).map((step) => [step.fromMonth, step.ratePercent]))
  let intercalary = terms.intercalaryDays ? intercalaryInterest(principal, terms.ratePercent, terms.intercalaryDays) : 0

  for (let month = 1; month <= months && plan.balance > 0; month++) {
    const newRate = steps.get(month)
    if (newRate !== undefined) changeRate(plan, month, monthlyRate(newRate))
    if (month === graceMonths + 1) setLevel(plan, month, plan.balance + plan.prepaidInGrace, months - graceMonths)

    const interest = plan.rate.interestOn(plan.balance)
    let repaid = regularPrincipal(plan, month, interest)
    const today = extras.get(month)
    if (today) for (const extra of today) repaid += prepay(plan, month, repaid, extra)

    plan.balance -= repaid
    plan.rows.push({
      month,
      instalment: interest + intercalary + repaid,
      interest: interest + intercalary,
      principal: repaid,
      balance: plan.balance,
    })
    intercalary = 0
    if (plan.lowered > 0 && plan.balance > 0 && month > graceMonths)
      setLevel(plan, month + 1, plan.lowered, months - month)
    plan.lowered = 0
  }
  // Repaid in full within the grace period: the instalment it would have had is still what the loan is known by.
  if (plan.levels.length === 0) setLevel(plan, graceMonths + 1, principal, months - graceMonths)
  return { rows: plan.rows, levels: plan.levels }
}

/**
 * Interest from drawdown to the start of repayment (interkalarna kamata), on calendar days of a year of 365.
 *
 * @param days whole, from 0
 * @example intercalaryInterest(80_000_00, 4.5, 15) // 147_95
 */
export function intercalaryInterest(principal: Minor, ratePercent: Percent, days: number): Minor {
  const { digits, scale } = decimal(ratePercent)
  return Number(divideHalfUp(BigInt(principal) * digits * BigInt(days), 36_500n * 10n ** BigInt(scale)))
}

type Plan = Schedule & {
  months: number
  graceMonths: number
  isEqualPrincipal: boolean
  balance: Minor
  rate: MonthlyRate
  /** The annuity, or the equal part of the principal. */
  level: Minor
  /** The instalment that settles the debt, unless it is repaid sooner. */
  lastMonth: number
  /** Early repayments that shorten, made while only interest is due: they leave the later instalment as it was. */
  prepaidInGrace: Minor
  isShortened: boolean
  /** Debt after today's early repayment that lowers the instalment; 0 when there is none. */
  lowered: Minor
}

function start(terms: Terms): Plan {
  return {
    months: terms.months,
    graceMonths: terms.graceMonths ?? 0,
    isEqualPrincipal: terms.repayment === 'equal-principal',
    rows: [],
    levels: [],
    balance: terms.principal,
    rate: monthlyRate(terms.ratePercent),
    level: 0,
    lastMonth: terms.months,
    prepaidInGrace: 0,
    isShortened: false,
    lowered: 0,
  }
}

/** The principal part of the regular instalment; never more than the debt. */
function regularPrincipal(plan: Plan, month: number, interest: Minor): Minor {
  const { graceMonths, isEqualPrincipal, balance, level, lastMonth } = plan
  if (month === lastMonth) return balance
  if (month <= graceMonths) return 0
  return Math.min(isEqualPrincipal ? level : level - interest, balance)
}

/** Takes an early repayment after `repaid` of this month's principal; returns what was taken. */
function prepay(plan: Plan, month: number, repaid: Minor, { amount, mode }: Extra): Minor {
  const taken = Math.min(amount, plan.balance - repaid)
  if (mode === 'lower') {
    plan.lowered = plan.balance - repaid - taken
    plan.isShortened = false
    plan.prepaidInGrace = 0
    plan.lastMonth = plan.months
  } else {
    plan.isShortened = true
    if (month <= plan.graceMonths) plan.prepaidInGrace += taken
  }
  return taken
}

/** Sets the instalment that repays `owed` in `count` months from `month` on. */
function setLevel(plan: Plan, month: number, owed: Minor, count: number): void {
  const { isEqualPrincipal } = plan
  plan.level = isEqualPrincipal ? Number(divideHalfUp(BigInt(owed), BigInt(count))) : annuity(owed, plan.rate, count)
  plan.levels.push({
    fromMonth: month,
    instalment: isEqualPrincipal ? plan.level + plan.rate.interestOn(owed) : plan.level,
  })
}

/** From `month` on another rate holds; the instalment is set anew for the months that are left. */
function changeRate(plan: Plan, month: number, rate: MonthlyRate): void {
  // During the grace period, and in the month it ends, the instalment is yet to be set.
  if (month <= plan.graceMonths + 1) {
    plan.rate = rate
    return
  }
  if (plan.isShortened) plan.lastMonth = month - 1 + monthsToRepay(plan, plan.lastMonth - month + 1)
  plan.isShortened = false
  plan.rate = rate
  setLevel(plan, month, plan.balance, plan.lastMonth - month + 1)
}

/** Months the present instalment takes to repay the debt at the present rate, at most `most`. */
function monthsToRepay({ isEqualPrincipal, balance, rate, level }: Plan, most: number): number {
  let count = 0
  while (balance > 0 && count < most) {
    balance -= isEqualPrincipal ? level : level - rate.interestOn(balance)
    count++
  }
  return count
}

function byMonth(extras: readonly Extra[]): Map<number, Extra[]> {
  const months = new Map<number, Extra[]>()
  for (const extra of extras) {
    const others = months.get(extra.month)
    if (others) others.push(extra)
    else months.set(extra.month, [extra])
  }
  return months
}
