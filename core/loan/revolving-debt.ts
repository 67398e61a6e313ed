import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { type LoanFigures, loanFigures } from './loan-figures.ts'
import { monthlyRate } from './monthly-rate.ts'
import { MAX_MONTHS } from './terms.ts'

/** A debt without a term, such as an overdraft or a card, and what is paid on it every month. Sums in minor units. */
export type RevolvingDebt = { balance: Minor; ratePercent: Percent; payment: Minor }

/** How such a debt ends. `interest` is that of the first month where it never does. */
export type Payoff =
  | { ends: true; months: number; total: Minor; interest: Minor }
  | { ends: false; why: 'grows' | 'stands' | 'too-long'; interest: Minor }

/**
 * How long a debt lasts if nothing new is spent: each month interest is added, rounded half up, and the payment taken
 * off; the last payment is what is left.
 *
 * @returns `grows` or `stands` where the payment is below or at the interest of a month, `too-long` above 1200 months
 * @throws RangeError when the rate is out of bounds
 * @example payoff({ balance: 100_000_00, ratePercent: 18, payment: 5_000_00 }) // { ends: true, months: 24, total: 119_782_72, interest: 19_782_72 }
 * @example payoff({ balance: 100_000_00, ratePercent: 18, payment: 1_500_00 }) // { ends: false, why: 'stands', interest: 1_500_00 }
 * @see docs/sources.md#minus-i-kartice
 */
export function payoff({ balance, ratePercent, payment }: RevolvingDebt): Payoff {
  const rate = monthlyRate(ratePercent)
  const first = rate.interestOn(balance)
  if (payment <= first) return { ends: false, why: payment < first ? 'grows' : 'stands', interest: first }
  let left = balance
  let total = 0
  for (let month = 1; month <= MAX_MONTHS; month++) {
    const owed = left + rate.interestOn(left)
    const paid = Math.min(owed, payment)
    total += paid
    left = owed - paid
    if (left === 0) return { ends: true, months: month, total, interest: total - balance }
  }
  return { ends: false, why: 'too-long', interest: first }
}

/** The terms of a loan that repays several debts. */
export type Consolidation = { ratePercent: Percent; months: number; feePercent: Percent }

/** Debts as they are, and one loan instead of them. */
export type Consolidated = {
  payoffs: Payoff[]
  /** Of all debts together: what is paid in the first month, and where all of them end, how long and how much. */
  now: { balance: Minor; payment: Minor; months: number | undefined; total: Minor | undefined }
  /** The debts and the fee. */
  loan: LoanFigures
  /** What the loan saves in all, negative where it costs more; undefined where a debt would never end. */
  saving: Minor | undefined
}

/**
 * Compares debts with one loan that repays them and its own fee.
 *
 * @example consolidated([{ balance: 100_000_00, ratePercent: 18, payment: 5_000_00 }], { ratePercent: 10, months: 24, feePercent: 1 }).saving // 7_916_21
 */
export function consolidated(debts: readonly RevolvingDebt[], terms: Consolidation): Consolidated {
  const payoffs = debts.map(payoff)
  const ended = payoffs.filter((one) => one.ends)
  const isEnded = ended.length === payoffs.length
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const balance = sum(debts.map((debt) => debt.balance))
  const loan = loanFigures({ principal: balance, isFeeFinanced: true, ...terms })
  const total = isEnded ? sum(ended.map((one) => one.total)) : undefined
  return {
    payoffs,
    now: {
      balance,
      payment: sum(debts.map(({ payment }) => payment)),
      months: isEnded ? Math.max(...ended.map(({ months }) => months)) : undefined,
      total,
    },
    loan,
    saving: total === undefined ? undefined : total - loan.totalRepayment,
  }
}
