import type { Percent } from '#core/money/decimal.ts'
import { exactSum, type Minor, narrow, percentOf } from '#core/money/minor.ts'
import { effectiveYearly } from './binary-rate.ts'
import { financedPrincipal } from './fees.ts'
import { internalRate } from './internal-rate.ts'
import { type InstalmentStep, type ScheduleRow, schedule } from './schedule.ts'
import type { Terms } from './terms.ts'
import { principalLeadsFrom } from './years.ts'

const RATE_DECIMALS = 2

/** A cost of the loan besides interest and fee. */
export type Cost = {
  /** For the caller; the engine only passes it on. */
  id: string
  amount: Minor
  /** `yearly` is paid in advance: at drawdown and every twelve months while the debt lasts. */
  due: 'drawdown' | 'monthly' | 'yearly'
}

/** The terms of a loan, with fees and costs. */
export type LoanInput = Terms & {
  /** Fee in percent of the sum borrowed (naknada), paid at drawdown; default 0. */
  feePercent?: Percent
  /** Fee as a sum, paid at drawdown; default 0. */
  feeFixed?: Minor
  /** The fee is borrowed as well: `principal` is the sum paid out, and the debt is larger. Default false. */
  isFeeFinanced?: boolean
  costs?: readonly Cost[]
  /** Decimals of the effective rates, 2 unless said otherwise. */
  rateDecimals?: number
}

/** All figures of a loan; sums in minor units. */
export type LoanFigures = {
  /** Sum borrowed, including a financed fee. */
  principal: Minor
  /** The regular instalment, after any grace period; with equal principal the first, which is the highest. */
  instalment: Minor
  lastInstalment: Minor
  instalmentSteps: InstalmentStep[]
  rows: ScheduleRow[]
  /** Number of instalments; early repayments may have reduced it. */
  months: number
  totalInterest: Minor
  /** Sum of all instalments. */
  totalRepayment: Minor
  /** Fees paid at drawdown. */
  fee: Minor
  /** The total of each cost. */
  costs: { id: string; total: Minor }[]
  /** Interest, fee and costs. */
  totalCost: Minor
  /** EKS from interest and fee, percent; undefined when the fee leaves nothing to be paid out. */
  effectiveRatePercent: string | undefined
  /** EKS with all costs, percent; undefined when they leave nothing to be paid out. */
  effectiveRateWithCostsPercent: string | undefined
  /** First instalment from which principal exceeds interest to the end; undefined when it does not in the last. */
  principalLeadsFrom: number | undefined
}

/**
 * Computes a loan: schedule, totals, fees and effective rates.
 *
 * @throws RangeError when the terms are out of bounds, or a total exceeds 2^53 minor units
 * @example loanFigures({ principal: 80_000_00, ratePercent: 4.5, months: 360, feePercent: 0.5 }).effectiveRatePercent // '4.64'
 * @see docs/sources.md
 */
export function loanFigures(input: LoanInput): LoanFigures {
  const { totals, ...figures } = exactFigures(input)
  return {
    ...figures,
    costs: figures.costs.map(({ id, total }) => ({ id, total: narrow(total) })),
    totalInterest: narrow(totals.interest),
    totalRepayment: narrow(totals.repayment),
    totalCost: narrow(totals.cost),
    principalLeadsFrom: principalLeadsFrom(figures.rows),
  }
}

/**
 * The share of interest in everything repaid, in percent, rounded to a whole number.
 *
 * @example interestPerHundred(loanFigures({ principal: 80_000_00, ratePercent: 4.5, months: 360 })) // 45
 */
export function interestPerHundred({
  totalInterest,
  totalRepayment,
}: Pick<LoanFigures, 'totalInterest' | 'totalRepayment'>): number {
  return Math.round((100 * totalInterest) / totalRepayment)
}

type ExactCost = { id: string; total: bigint }

/** A schedule whose totals may exceed 2^53 minor units, as for 10^12 over a century at 1000 %. */
export type ExactFigures = Omit<
  LoanFigures,
  'costs' | 'totalInterest' | 'totalRepayment' | 'totalCost' | 'principalLeadsFrom'
> & { costs: ExactCost[]; totals: { interest: bigint; repayment: bigint; cost: bigint } }

/** As `loanFigures`, for the full range of terms, with totals as big integers. */
export function exactFigures(input: LoanInput): ExactFigures {
  const { feePercent = 0, feeFixed = 0, isFeeFinanced = false, rateDecimals = RATE_DECIMALS } = input
  const principal = isFeeFinanced ? financedPrincipal(input.principal + feeFixed, feePercent) : input.principal
  const fee = isFeeFinanced ? principal - input.principal : percentOf(principal, feePercent) + feeFixed
  const { rows, instalmentSteps } = schedule({ ...input, principal })
  const received = principal - fee
  const payments = rows.map((row) => row.instalment)
  const costs = costTotals(input.costs ?? [], rows.length)
  const effectiveRatePercent = internalRate(received, payments, effectiveYearly, rateDecimals)
  const interest = exactSum(rows.map((row) => row.interest))
  return {
    principal,
    instalment: instalmentSteps[0]?.instalment ?? 0,
    lastInstalment: rows.at(-1)?.instalment ?? 0,
    instalmentSteps,
    rows,
    months: rows.length,
    fee,
    costs,
    effectiveRatePercent,
    effectiveRateWithCostsPercent: input.costs?.length
      ? rateWithCosts(received, payments, input.costs, rateDecimals)
      : effectiveRatePercent,
    totals: {
      interest,
      repayment: interest + BigInt(principal),
      cost: costs.reduce((sum, cost) => sum + cost.total, interest + BigInt(fee)),
    },
  }
}

function costTotals(costs: readonly Cost[], months: number): ExactCost[] {
  return costs.map(({ id, amount, due }) => {
    const count = due === 'drawdown' ? 1 : due === 'monthly' ? months : Math.ceil(months / 12)
    return { id, total: BigInt(amount) * BigInt(count) }
  })
}

/**
 * The effective rate of a loan with costs that it was computed without.
 *
 * @returns percent, with two decimals; undefined when the costs leave nothing to be paid out
 */
export function effectiveRateWith(
  costs: readonly Cost[],
  { principal, fee, rows }: Pick<LoanFigures, 'principal' | 'fee' | 'rows'>,
): string | undefined {
  const instalments = rows.map(({ instalment }) => instalment)
  return rateWithCosts(principal - fee, instalments, costs, RATE_DECIMALS)
}

function rateWithCosts(
  received: Minor,
  instalments: readonly Minor[],
  costs: readonly Cost[],
  decimals: number,
): string | undefined {
  const costOf = costsByMonth(costs, instalments.length)
  const payments = instalments.map((instalment, index) => instalment + costOf(index + 1))
  return internalRate(received - costOf(0), payments, effectiveYearly, decimals)
}

/**
 * The sum of all costs due in a month; month 0 is the drawdown.
 *
 * @param months number of instalments
 */
export function costsByMonth(costs: readonly Cost[], months: number): (month: number) => Minor {
  const sum = (due: Cost['due']) => costs.reduce((total, cost) => total + (cost.due === due ? cost.amount : 0), 0)
  const [once, monthly, yearly] = [sum('drawdown'), sum('monthly'), sum('yearly')]
  return (month) => {
    if (month === 0) return once + yearly
    return monthly + (month % 12 === 0 && month < months ? yearly : 0)
  }
}

/** The regular instalment after the last rate step, or the last early repayment that lowers it. */
export function laterInstalment({ instalmentSteps, instalment }: LoanFigures): Minor {
  return instalmentSteps.at(-1)?.instalment ?? instalment
}
