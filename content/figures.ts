/** The engine's figures for the texts of the loan pages, ready to print. No page types a figure that is computed. */

import type { ExampleLoan } from '#core/calculator/representative-example.ts'
import { interestPerHundred, type LoanFigures, type LoanInput, loanFigures } from '#core/loan/loan-figures.ts'
import type { Percent } from '#core/money/decimal.ts'
import { shiftedRate, wholeDinars } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency, Minor, MinorOf } from '#core/money/minor.ts'
import { termInYears } from '#core/money/plural.ts'

/** One loan in words and figures: every text field is ready to print. */
export type Figures = {
  instalment: string
  lastInstalment: string
  firstInterest: string
  firstPrincipal: string
  totalInterest: string
  totalRepayment: string
  fee: string
  effectiveRate: string
  /** The instalment from which there is more principal than interest, to the end. */
  turningPoint: number | undefined
  /** Of a hundred paid in instalments, how many are interest; whole. */
  interestPerHundred: number
  /** What is still owed after an instalment. */
  balanceAfter: (month: number) => string
  plan: LoanFigures
}

/** „80.000 EUR na 30 godina: rata 405,35 EUR, ukupno 145.924,69 EUR.” */
export function exampleAnswer(
  { principal, currency, months }: ExampleLoan,
  { instalment, totalRepayment }: Figures,
): string {
  return `${formatMoney(principal, currency, 0)}, rok ${termInYears(months)}: rata ${instalment}, ukupno ${totalRepayment}.`
}

export function figuresOf(loan: LoanInput & { currency: Currency }): Figures {
  const plan = loanFigures(loan)
  const sum = (minor: Minor) => formatMoney(minor, loan.currency)
  const [first] = plan.rows
  return {
    instalment: sum(plan.instalment),
    lastInstalment: sum(plan.lastInstalment),
    firstInterest: sum(first?.interest ?? 0),
    firstPrincipal: sum(first?.principal ?? 0),
    totalInterest: sum(plan.totalInterest),
    totalRepayment: sum(plan.totalRepayment),
    fee: sum(plan.fee),
    effectiveRate: effectiveRate(plan),
    turningPoint: plan.principalLeadsFrom,
    interestPerHundred: interestPerHundred(plan),
    balanceAfter: (month) => sum(plan.rows.find((row) => row.month === month)?.balance ?? 0),
    plan,
  }
}

function effectiveRate({ effectiveRatePercent }: LoanFigures): string {
  if (effectiveRatePercent === undefined)
    throw new RangeError('The fee of an example leaves nothing to receive; lower it in the page or in core/facts.')
  return formatPercent(effectiveRatePercent)
}

/** An interest rate, or the fee of a loan: always two decimals, as in the tables. */
export function rate(percent: Percent): string {
  return formatPercent(percent)
}

/** A share or a limit, without needless zeros: `20%`, `0,5%`. */
export function portion(percent: Percent): string {
  return formatPercent(percent, 0, 2)
}

/** A euro amount in dinars, now and with the euro a tenth dearer; whole dinars. */
export function inDinars(amount: MinorOf<'EUR'>, middleRate: number): { now: string; tenPercentUp: string } {
  const at = (dinars: Percent) => formatMoney(wholeDinars(amount, dinars), 'RSD', 0)
  return { now: at(middleRate), tenPercentUp: at(shiftedRate(middleRate, 10)) }
}
