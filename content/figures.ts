/** The engine's figures, formatted for the texts of the loan pages, so that no computed figure is typed into a text. */

import type { ExampleLoan } from '#core/calculator/representative-example.ts'
import { interestPerHundred, type LoanFigures, type LoanInput, loanFigures } from '#core/loan/loan-figures.ts'
import type { Percent } from '#core/money/decimal.ts'
import { shiftedRate, wholeDinars } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency, Minor, MinorOf } from '#core/money/minor.ts'
import { termInYears } from '#core/money/plural.ts'

/** The figures of one loan; strings are formatted. */
export type Figures = {
  instalment: string
  lastInstalment: string
  firstInterest: string
  firstPrincipal: string
  totalInterest: string
  totalRepayment: string
  fee: string
  effectiveRate: string
  /** The first instalment from which principal exceeds interest to the end. */
  turningPoint: number | undefined
  /** The share of interest in all instalments, whole percent. */
  interestPerHundred: number
  /** The debt left after an instalment. */
  balanceAfter: (month: number) => string
  exact: LoanFigures
}

/** The example as a short answer: „80.000 EUR, rok 30 godina: rata 405,35 EUR, ukupno 145.924,69 EUR.” */
export function exampleAnswer(
  { principal, currency, months }: ExampleLoan,
  { instalment, totalRepayment }: Figures,
): string {
  return `${formatMoney(principal, currency, 0)}, rok ${termInYears(months)}: rata ${instalment}, ukupno ${totalRepayment}.`
}

export function figuresOf(loan: LoanInput & { currency: Currency }): Figures {
  const exact = loanFigures(loan)
  const sum = (minor: Minor) => formatMoney(minor, loan.currency)
  const [first] = exact.rows
  return {
    instalment: sum(exact.instalment),
    lastInstalment: sum(exact.lastInstalment),
    firstInterest: sum(first?.interest ?? 0),
    firstPrincipal: sum(first?.principal ?? 0),
    totalInterest: sum(exact.totalInterest),
    totalRepayment: sum(exact.totalRepayment),
    fee: sum(exact.fee),
    effectiveRate: effectiveRate(exact),
    turningPoint: exact.principalLeadsFrom,
    interestPerHundred: interestPerHundred(exact),
    balanceAfter: (month) => sum(exact.rows.find((row) => row.month === month)?.balance ?? 0),
    exact,
  }
}

function effectiveRate({ effectiveRatePercent }: LoanFigures): string {
  if (effectiveRatePercent === undefined)
    throw new RangeError('The fee of an example leaves nothing to receive; lower it in the page or in core/facts.')
  return formatPercent(effectiveRatePercent)
}

/** An interest rate or a fee, always with two decimals, as in the tables: `4,50%`. */
export function rate(percent: Percent): string {
  return formatPercent(percent)
}

/** A share or a limit, without trailing zeros: `20%`, `0,5%`. */
export function portion(percent: Percent): string {
  return formatPercent(percent, 0, 2)
}

/** An amount in euros as whole dinars: at the middle rate, and with the euro 10 % dearer. */
export function inDinars(amount: MinorOf<'EUR'>, middleRate: number): { now: string; tenPercentUp: string } {
  const at = (dinars: Percent) => formatMoney(wholeDinars(amount, dinars), 'RSD', 0)
  return { now: at(middleRate), tenPercentUp: at(shiftedRate(middleRate, 10)) }
}
