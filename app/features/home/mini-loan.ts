import type { Limits, Product } from '#core/facts/products.ts'
import { annuityPayments } from '#core/loan/annuity-payments.ts'
import { binaryRate, effectiveYearly } from '#core/loan/binary-rate.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import { type Currency, percentOf } from '#core/money/minor.ts'

/** What the small calculator knows of a product; sums in whole units of the currency. */
export type MiniLoan = {
  product: Product
  currency: Currency
  /** Price of what is bought; of a cash loan the sum borrowed. */
  price: Limits
  /** 0 where nothing is bought. */
  depositPercent: number
  months: Limits
  /** Keys of the calculator's address. */
  keys: { price: string; months: string }
  ratePercent: number
  feePercent: number
}

/** What the visitor has set. */
export type MiniTerms = { price: number; months: number }

/** One loan, ready to print. */
export type MiniFigures = {
  principal: string
  instalment: string
  effectiveRate: string
  totalRepayment: string
  totalInterest: string
  /** Interest of all that is paid back, 0 to 1. */
  interestShare: number
}

/** By the formulas of the calculators, so the figures are the same there. */
export function miniFigures(loan: MiniLoan, { price, months }: MiniTerms): MiniFigures {
  const { currency, depositPercent, ratePercent, feePercent } = loan
  const principal = price * 100 - percentOf(price * 100, depositPercent)
  const payments = annuityPayments(principal, ratePercent, months)
  const totalRepayment = payments.reduce((sum, payment) => sum + payment, 0)
  const totalInterest = totalRepayment - principal
  const received = principal - percentOf(principal, feePercent)
  return {
    principal: formatMoney(principal, currency, 0),
    instalment: formatAmount(payments[0] ?? 0),
    effectiveRate: formatPercent(binaryRate(received, payments, effectiveYearly, 2) ?? ratePercent, 2, 3),
    totalRepayment: formatMoney(totalRepayment, currency),
    totalInterest: formatMoney(totalInterest, currency),
    interestShare: totalInterest / totalRepayment,
  }
}
