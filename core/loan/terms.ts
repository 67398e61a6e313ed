import { decimal, type Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'

/** Equal instalments (anuiteti), or equal principal parts with decreasing interest (jednake rate). */
export type Repayment = 'annuity' | 'equal-principal'

/**
 * What an early repayment changes: `shorten` keeps the instalment and shortens the term; `lower` keeps the original
 * term and recomputes the instalment.
 */
export type PrepaymentMode = 'shorten' | 'lower'

/** An early repayment, on the due date of an instalment. */
export type Prepayment = {
  /** Number of the instalment; whole, 1 to the term. */
  month: number
  /** Minor units, from 0; any excess over the debt is ignored. */
  amount: Minor
  mode: PrepaymentMode
}

/** The nominal rate from one instalment on: a variable rate, or the second part of a combined one. */
export type RateStep = {
  /** First instalment at the new rate; whole, from 2. Ignored when beyond the term. */
  fromMonth: number
  ratePercent: Percent
}

/** What a bank and a borrower agree on; costs that third parties charge are not part of it. */
export type Terms = {
  /** Sum borrowed, in minor units; whole, 0.01 to 10^12 units of money. */
  principal: Minor
  /** Nominal rate (NKS) in percent a year, 0 to 1000. */
  ratePercent: Percent
  /** Number of instalments, grace period included; whole, 1 to 1200. */
  months: number
  /** Default: annuity. */
  repayment?: Repayment
  /** First months in which only interest is paid; whole, from 0, below `months`. */
  graceMonths?: number
  /** For variable and combined rates: each step recomputes the instalment for the rest of the term. */
  rateSteps?: readonly RateStep[]
  prepayments?: readonly Prepayment[]
}

export const MAX_PRINCIPAL: Minor = 10 ** 14 // contract §10.2: 10^12 units
export const MAX_RATE_PERCENT = 1000 // contract §10.2
export const MAX_MONTHS = 1200 // contract §10.2

/**
 * Checks the bounds that the formulas require.
 *
 * @throws RangeError that names the term, its value and its bounds; forms check narrower limits first
 */
export function assertTerms(terms: Terms): void {
  const { principal, months, graceMonths = 0, rateSteps = [], prepayments = [] } = terms
  whole('principal', principal, 1, MAX_PRINCIPAL)
  whole('months', months, 1, MAX_MONTHS)
  whole('graceMonths', graceMonths, 0, months - 1)
  rate(terms.ratePercent)
  for (const step of rateSteps) {
    whole('rateSteps.fromMonth', step.fromMonth, 2, MAX_MONTHS)
    rate(step.ratePercent)
  }
  for (const { month, amount } of prepayments) {
    whole('extra.month', month, 1, months)
    whole('extra.amount', amount, 0, MAX_PRINCIPAL)
  }
}

function whole(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name} is ${value}; expected a whole number from ${least} to ${most}.`)
}

function rate(percent: Percent): void {
  const { digits, scale } = decimal(percent)
  if (digits < 0n || digits > BigInt(MAX_RATE_PERCENT) * 10n ** BigInt(scale))
    throw new RangeError(`The rate is ${percent} % a year; expected 0 to ${MAX_RATE_PERCENT}.`)
}
