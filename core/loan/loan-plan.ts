import type { Percent } from '#core/money/decimal.ts'
import { exactSum, type Minor, narrow, share } from '#core/money/minor.ts'
import { financedPrincipal } from './fees.ts'
import { effectiveYearly, instalmentRate } from './instalment-rate.ts'
import { type Level, type Row, schedule } from './schedule.ts'
import type { Terms } from './terms.ts'
import { principalLeadsFrom } from './years.ts'

/** A cost beside interest and fee, which the borrower bears because of the loan. */
export type Cost = {
  /** Names the cost for whoever shows it; the engine only carries it. */
  id: string
  amount: Minor
  /** `yearly` is paid in advance: at the drawdown and every twelve months while the debt lasts. */
  due: 'drawdown' | 'monthly' | 'yearly'
}

/** The terms of a loan, and what it costs beside interest. */
export type LoanInput = Terms & {
  /** Fee in percent of the sum borrowed (naknada), paid at the drawdown; default 0. */
  feePercent?: Percent
  /** Fee as a sum, paid at the drawdown; default 0. */
  feeFixed?: Minor
  /** The fee is borrowed too: `principal` is what the borrower needs in hand, the debt is larger. */
  isFeeFinanced?: boolean
  costs?: readonly Cost[]
  /** Decimals of the effective rates, 2 unless said otherwise. */
  rateDecimals?: number
}

/** Everything a page shows of one loan; sums in minor units. */
export type LoanPlan = {
  /** Sum borrowed, with a financed fee. */
  principal: Minor
  /** The regular instalment: after a grace period; with equal principal the first, and highest. */
  instalment: Minor
  lastInstalment: Minor
  levels: Level[]
  rows: Row[]
  /** Number of instalments, which early repayments may have cut. */
  months: number
  totalInterest: Minor
  /** Sum of all instalments. */
  totalRepayment: Minor
  /** Fees at the drawdown. */
  fee: Minor
  /** Each cost over the life of the loan. */
  costs: { id: string; count: number; total: Minor }[]
  /** Interest, fee and costs. */
  totalCost: Minor
  /** EKS from interest and fee, percent; undefined when the fee leaves nothing to receive. */
  effectiveRatePercent: string | undefined
  /** EKS with all costs; undefined when they leave nothing to receive. */
  effectiveRateWithCostsPercent: string | undefined
  /** Instalment from which principal exceeds interest to the end; undefined when it does not even in the last. */
  principalLeadsFrom: number | undefined
}

/**
 * A loan in full: plan, totals, fees and effective rates.
 *
 * @throws RangeError when the terms are out of bounds, or the totals pass 2^53 minor units
 * @example loanPlan({ principal: 80_000_00, ratePercent: 4.5, months: 360, feePercent: 0.5 }).effectiveRatePercent // '4.64'
 * @see docs/sources.md
 */
export function loanPlan(input: LoanInput): LoanPlan {
  const { totals, ...plan } = widePlan(input)
  return {
    ...plan,
    costs: plan.costs.map(({ total, ...cost }) => ({ ...cost, total: narrow(total) })),
    totalInterest: narrow(totals.interest),
    totalRepayment: narrow(totals.repayment),
    totalCost: narrow(totals.cost),
    principalLeadsFrom: principalLeadsFrom(plan.rows),
  }
}

/**
 * Of a hundred paid in instalments, how many are interest; whole.
 *
 * @example interestPerHundred(loanPlan({ principal: 80_000_00, ratePercent: 4.5, months: 360 })) // 45
 */
export function interestPerHundred({
  totalInterest,
  totalRepayment,
}: Pick<LoanPlan, 'totalInterest' | 'totalRepayment'>): number {
  return Math.round((100 * totalInterest) / totalRepayment)
}

type WideCost = { id: string; count: number; total: bigint }

/** A loan whose totals may pass 2^53 minor units: 10^12 over a century at 1000 %. */
export type WidePlan = Omit<
  LoanPlan,
  'costs' | 'totalInterest' | 'totalRepayment' | 'totalCost' | 'principalLeadsFrom'
> & { costs: WideCost[]; totals: { interest: bigint; repayment: bigint; cost: bigint } }

/** As `loanPlan`, for the whole range of the terms. */
export function widePlan(input: LoanInput): WidePlan {
  const { feePercent = 0, feeFixed = 0, isFeeFinanced = false, rateDecimals = 2 } = input
  const principal = isFeeFinanced ? financedPrincipal(input.principal + feeFixed, feePercent) : input.principal
  const fee = isFeeFinanced ? principal - input.principal : share(principal, feePercent) + feeFixed
  const { rows, levels } = schedule({ ...input, principal })
  const received = principal - fee
  const payments = rows.map((row) => row.instalment)
  const costs = costTotals(input.costs ?? [], rows.length)
  const effectiveRatePercent = instalmentRate(received, payments, effectiveYearly, rateDecimals)
  const interest = exactSum(rows.map((row) => row.interest))
  return {
    principal,
    instalment: levels[0]?.instalment ?? 0,
    lastInstalment: rows.at(-1)?.instalment ?? 0,
    levels,
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

function costTotals(costs: readonly Cost[], months: number): WideCost[] {
  return costs.map(({ id, amount, due }) => {
    const count = due === 'drawdown' ? 1 : due === 'monthly' ? months : Math.ceil(months / 12)
    return { id, count, total: BigInt(amount) * BigInt(count) }
  })
}

function rateWithCosts(
  received: Minor,
  instalments: readonly Minor[],
  costs: readonly Cost[],
  decimals: number,
): string | undefined {
  const costOf = costsByMonth(costs, instalments.length)
  const payments = instalments.map((instalment, index) => instalment + costOf(index + 1))
  return instalmentRate(received - costOf(0), payments, effectiveYearly, decimals)
}

/**
 * What costs come to in a month, by its number; month 0 is the drawdown.
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
