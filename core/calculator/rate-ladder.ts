import { type Cost, type LoanInput, loanFigures } from '#core/loan/loan-figures.ts'
import { type Minor, percentOf } from '#core/money/minor.ts'
import type { ExampleLoan } from './representative-example.ts'

/** What raises the rate: that interest is paid monthly, then the fee, then costs by when they are due. */
export type RaisedBy = 'monthly-payment' | 'fee' | 'drawdown' | 'yearly'

/** The effective rate once one thing more is counted. Rates are whole hundredths of a percent per year. */
export type LadderStep = {
  raisedBy: RaisedBy
  rate: number
  /** How much higher it is than the rate before: so rounded, the steps add up to the whole. */
  added: number
  /** What is paid for it, each time it is due; how often interest is paid costs nothing by itself. */
  amount: Minor
}

/** From the nominal rate (NKS) to the effective one with all compulsory costs (EKS), in hundredths of a percent. */
export type RateLadder = { nominal: number; steps: LadderStep[]; effective: number }

/**
 * What each cost adds to the rate of a loan. What is not known adds no step.
 *
 * @param costs those due at drawdown and yearly; the rest is not counted
 * @throws RangeError when the costs leave nothing to be paid out
 */
export function rateLadder({ principal, ratePercent, months, feePercent }: ExampleLoan, costs: Cost[]): RateLadder {
  const loan = { principal, ratePercent, months }
  const withFee = { ...loan, feePercent }
  const once = costs.filter(({ due }) => due === 'drawdown')
  const yearly = costs.filter(({ due }) => due === 'yearly')
  const counted: { raisedBy: RaisedBy; rate: number; amount: Minor }[] = [
    { raisedBy: 'monthly-payment', rate: effectiveRate(loan), amount: 0 },
    { raisedBy: 'fee', rate: effectiveRate(withFee), amount: percentOf(principal, feePercent) },
  ]
  if (once.length > 0)
    counted.push({ raisedBy: 'drawdown', rate: effectiveRate({ ...withFee, costs: once }), amount: sum(once) })
  if (yearly.length > 0)
    counted.push({
      raisedBy: 'yearly',
      rate: effectiveRate({ ...withFee, costs: [...once, ...yearly] }),
      amount: sum(yearly),
    })

  const nominal = Math.round(ratePercent * 100)
  const steps = counted.map((step, index) => ({ ...step, added: step.rate - (counted[index - 1]?.rate ?? nominal) }))
  return { nominal, steps, effective: steps.at(-1)?.rate ?? nominal }
}

/** Where bars of the ladder begin: as far below the nominal rate as the costs reach above it, on a round figure. */
export function ladderStart({ nominal, effective }: RateLadder): number {
  return Math.max(0, Math.floor((2 * nominal - effective) / 5) * 5)
}

function effectiveRate(loan: LoanInput): number {
  const rate = loanFigures(loan).effectiveRateWithCostsPercent
  if (rate === undefined) throw new RangeError('The costs of the example leave nothing to receive; mend core/facts.')
  return Math.round(Number(rate) * 100)
}

function sum(costs: readonly Cost[]): Minor {
  return costs.reduce((total, { amount }) => total + amount, 0)
}
