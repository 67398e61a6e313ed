import { divideHalfUp } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { annuity } from './annuity.ts'
import { type MonthlyRate, monthlyRate } from './monthly-rate.ts'
import { assertTerms, type Prepayment, type Terms } from './terms.ts'

/** One month of a schedule; all sums in minor units. */
export type ScheduleRow = {
  /** Number of the instalment, from 1. */
  month: number
  /** Interest plus principal, including early repayments of the month. */
  instalment: Minor
  interest: Minor
  principal: Minor
  /** Debt after this instalment. */
  balance: Minor
}

/** A regular instalment and the month from which it applies. */
export type InstalmentStep = { fromMonth: number; instalment: Minor }

/** A schedule, with its regular instalments as a summary. */
export type Schedule = {
  rows: ScheduleRow[]
  /**
   * The regular instalments: first the one the loan is quoted with (after any grace period; with equal principal the
   * first and highest), then one for each rate step and each early repayment that lowers the instalment.
   */
  instalmentSteps: InstalmentStep[]
}

/**
 * The schedule, month by month (plan otplate).
 *
 * Interest is rounded half up each month. The last instalment settles the accumulated rounding, so that the principal
 * parts add up to the debt exactly and the balance ends at 0. A schedule may end before its term, after early repayments
 * or when the instalment was rounded up. No instalment exceeds debt plus interest.
 *
 * @throws RangeError when the terms are out of bounds
 * @example schedule({ principal: 80_000_00, ratePercent: 4.5, months: 360 }).rows.at(-1)?.instalment // 404_04
 * @see docs/sources.md#plan-otplate
 */
export function schedule(terms: Terms): Schedule {
  assertTerms(terms)
  const { principal } = terms
  const progress = start(terms)
  const { months, graceMonths } = progress
  const extras = byMonth(terms.prepayments ?? [])
  const steps = new Map((terms.rateSteps ?? []).map((step) => [step.fromMonth, step.ratePercent]))

  for (let month = 1; month <= months && progress.balance > 0; month++) {
    const newRate = steps.get(month)
    if (newRate !== undefined) changeRate(progress, month, monthlyRate(newRate))
    if (month === graceMonths + 1)
      setLevel(progress, month, progress.balance + progress.prepaidInGrace, months - graceMonths)

    const interest = progress.rate.interestOn(progress.balance)
    let repaid = regularPrincipal(progress, month, interest)
    const today = extras.get(month)
    if (today) for (const extra of today) repaid += prepay(progress, month, repaid, extra)

    progress.balance -= repaid
    progress.rows.push({ month, instalment: interest + repaid, interest, principal: repaid, balance: progress.balance })
    if (progress.lowered > 0 && progress.balance > 0 && month > graceMonths)
      setLevel(progress, month + 1, progress.lowered, months - month)
    progress.lowered = 0
  }
  // Repaid in full within the grace period: the loan is still quoted with the instalment it would have had.
  if (progress.instalmentSteps.length === 0) setLevel(progress, graceMonths + 1, principal, months - graceMonths)
  return { rows: progress.rows, instalmentSteps: progress.instalmentSteps }
}

type Progress = Schedule & {
  months: number
  graceMonths: number
  isEqualPrincipal: boolean
  balance: Minor
  rate: MonthlyRate
  /** The annuity, or the equal principal part. */
  level: Minor
  /** Month of the instalment that settles the debt, unless it is repaid sooner. */
  lastMonth: number
  /** Sum of `shorten` repayments in the grace period, which must not lower the later instalment. */
  prepaidInGrace: Minor
  isShortened: boolean
  /** Debt after this month's `lower` repayment; 0 without one. */
  lowered: Minor
}

function start(terms: Terms): Progress {
  return {
    months: terms.months,
    graceMonths: terms.graceMonths ?? 0,
    isEqualPrincipal: terms.repayment === 'equal-principal',
    rows: [],
    instalmentSteps: [],
    balance: terms.principal,
    rate: monthlyRate(terms.ratePercent),
    level: 0,
    lastMonth: terms.months,
    prepaidInGrace: 0,
    isShortened: false,
    lowered: 0,
  }
}

/** The principal part of the regular instalment; at most the debt. */
function regularPrincipal(progress: Progress, month: number, interest: Minor): Minor {
  const { graceMonths, isEqualPrincipal, balance, level, lastMonth } = progress
  if (month === lastMonth) return balance
  if (month <= graceMonths) return 0
  return Math.min(isEqualPrincipal ? level : level - interest, balance)
}

/** Applies an early repayment after `repaid` of this month's principal. @returns the amount used */
function prepay(progress: Progress, month: number, repaid: Minor, { amount, mode }: Prepayment): Minor {
  const taken = Math.min(amount, progress.balance - repaid)
  if (mode === 'lower') {
    progress.lowered = progress.balance - repaid - taken
    progress.isShortened = false
    progress.prepaidInGrace = 0
    progress.lastMonth = progress.months
  } else {
    progress.isShortened = true
    if (month <= progress.graceMonths) progress.prepaidInGrace += taken
  }
  return taken
}

/** Sets the instalment that repays `owed` in `count` months, starting with `month`. */
function setLevel(progress: Progress, month: number, owed: Minor, count: number): void {
  const { isEqualPrincipal, rate } = progress
  // Less than `owed` after a `shorten` repayment in the grace period, or on the day of one that lowers.
  const debt = progress.balance > 0 ? progress.balance : owed
  progress.level = isEqualPrincipal ? Number(divideHalfUp(BigInt(owed), BigInt(count))) : annuity(owed, rate, count)
  const interest = rate.interestOn(debt)
  const regular = isEqualPrincipal ? progress.level + interest : progress.level
  progress.instalmentSteps.push({ fromMonth: month, instalment: Math.min(regular, debt + interest) })
}

/** Changes the rate from `month` on, and recomputes the instalment for the remaining months. */
function changeRate(progress: Progress, month: number, rate: MonthlyRate): void {
  // Up to the first month after the grace period the instalment has not been set yet.
  if (month <= progress.graceMonths + 1) {
    progress.rate = rate
    return
  }
  if (progress.isShortened) progress.lastMonth = month - 1 + monthsToRepay(progress, progress.lastMonth - month + 1)
  progress.isShortened = false
  progress.rate = rate
  setLevel(progress, month, progress.balance, progress.lastMonth - month + 1)
}

/** Months in which the current instalment repays the debt at the current rate, at most `most`. */
function monthsToRepay({ isEqualPrincipal, balance, rate, level }: Progress, most: number): number {
  let count = 0
  while (balance > 0 && count < most) {
    balance -= isEqualPrincipal ? level : level - rate.interestOn(balance)
    count++
  }
  return count
}

function byMonth(extras: readonly Prepayment[]): Map<number, Prepayment[]> {
  const months = new Map<number, Prepayment[]>()
  for (const extra of extras) {
    const others = months.get(extra.month)
    if (others) others.push(extra)
    else months.set(extra.month, [extra])
  }
  return months
}
