import { Decimal } from 'decimal.js'
import type { Prepayment, Repayment } from '#core/loan/terms.ts'

/** Decimals with more than forty digits; a separate constructor, so that other tests' settings do not affect it. */
const Exact = Decimal.clone({ precision: 44, rounding: Decimal.ROUND_HALF_UP })

/** A loan with sums in euros or dinars, as decimals with a dot. */
export type ReferenceLoan = {
  amount: string
  ratePercent: string
  months: number
  repayment: Repayment
  graceMonths: number
  prepayments?: readonly Prepayment[]
}

export type ReferenceRow = { instalment: string; interest: string; principal: string; balance: string }

/**
 * A schedule computed independently of the engine: with decimal floating point instead of integers, and the
 * annuity from the sum of the discount factors instead of the closed formula.
 */
export function referenceSchedule(loan: ReferenceLoan): ReferenceRow[] {
  const rows: ReferenceRow[] = []
  let balance = new Exact(loan.amount)
  let level = new Exact(0)
  for (let month = 1; month <= loan.months && balance.gt(0); month++) {
    if (month === loan.graceMonths + 1) level = part(loan, balance, loan.months - loan.graceMonths)
    const interest = monthlyInterest(loan, balance)
    let principal = loan.repayment === 'annuity' ? level.minus(interest) : level
    if (month <= loan.graceMonths) principal = new Exact(0)
    if (month === loan.months || principal.gt(balance)) principal = balance
    for (const { amount, mode, month: prepaidIn } of loan.prepayments ?? []) {
      if (prepaidIn !== month) continue
      const left = balance.minus(principal)
      principal = principal.plus(Exact.min(left, new Exact(amount).div(100)))
      const after = balance.minus(principal)
      if (mode === 'lower' && month > loan.graceMonths && month < loan.months && after.gt(0))
        level = part(loan, after, loan.months - month)
    }
    balance = balance.minus(principal)
    rows.push({
      instalment: interest.plus(principal).toFixed(2),
      interest: interest.toFixed(2),
      principal: principal.toFixed(2),
      balance: balance.toFixed(2),
    })
  }
  return rows
}

/** Divides last: rounding a monthly rate with infinite decimals first could turn half a cent into slightly less. */
function monthlyInterest({ ratePercent }: ReferenceLoan, debt: Decimal): Decimal {
  return debt.mul(ratePercent).div(1200).toDecimalPlaces(2)
}

/** The annuity, or the equal principal part. */
function part(loan: ReferenceLoan, debt: Decimal, months: number): Decimal {
  if (loan.repayment === 'equal-principal') return debt.div(months).toDecimalPlaces(2)
  const rate = new Exact(loan.ratePercent).div(1200)
  const discount = new Exact(1).div(rate.plus(1))
  let factor = discount
  let sum = discount
  for (let month = 2; month <= months; month++) {
    factor = factor.mul(discount)
    sum = sum.plus(factor)
  }
  // An annuity is always above the interest alone, by less than these digits hold where rate and term are enormous:
  // then interest that falls on half a cent would be rounded down.
  return Exact.max(debt.div(sum).toDecimalPlaces(2), monthlyInterest(loan, debt))
}

/**
 * Whether an effective rate is rounded correctly: the present value of the payments crosses the sum received between
 * half a unit of the last decimal below the rate and half a unit above.
 *
 * @param payments one a month, from the first month on
 */
export function isEffectiveRate(received: string, payments: readonly string[], percent: string): boolean {
  // Far more digits than the rate has, however many those are.
  const Wide = Decimal.clone({ precision: 30 + 2 * percent.length })
  const half = new Wide(10).pow(-(percent.split('.')[1]?.length ?? 0)).div(2)
  const presentValue = (rate: Decimal) => {
    const discount = rate.div(100).plus(1).pow(new Wide(-1).div(12))
    return payments.reduceRight((sum, payment) => sum.plus(payment).mul(discount), new Wide(0))
  }
  return (
    presentValue(new Wide(percent).minus(half)).gte(received) &&
    presentValue(new Wide(percent).plus(half)).lte(received)
  )
}
