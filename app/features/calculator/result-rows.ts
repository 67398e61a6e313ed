import { results } from '#content/calculator.ts'
import { present } from '#content/present.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Instalments, instalmentsOf } from '#core/calculator/instalments.ts'
import { type Loan, otherCosts, variableRate } from '#core/calculator/loan.ts'
import { interestPerHundred } from '#core/loan/loan-figures.ts'
import { wholeDinars } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { minorOf } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'

/** One line of the result. */
export type ResultRow = {
  term: string
  value: string
  /** Colour of the mark before it: that of principal or of interest in the bar below. */
  mark?: 'principal' | 'interest'
  /** Folded on a phone: neither an instalment nor what is paid back. */
  isDetail?: true
}

const { names } = results

/** The figures below the two large ones, in order. */
export function resultRows(facts: CalculatorFacts, loan: Loan): ResultRow[] {
  const { choices, currency, figures } = loan
  const sum = (minor: number) => formatMoney(minor, currency)
  const costs = otherCosts(figures)
  const { grace, later } = instalmentsOf(loan)
  return present<ResultRow>(
    grace.length > 0 && { term: names.graceInstalment, value: inTurn(grace.map(sum)) },
    later !== undefined && { term: names.laterInstalment, value: sum(later) },
    choices.repayment === 'equal-principal' && { term: names.lastInstalment, value: sum(figures.lastInstalment) },
    costs > 0 && { term: names.effectiveRateWithCosts, value: shownRate(figures.effectiveRateWithCostsPercent) },
    { term: names.totalRepayment, value: sum(figures.totalRepayment) },
    { term: names.principal, value: sum(figures.principal), mark: 'principal' },
    { term: names.totalInterest, value: sum(figures.totalInterest), mark: 'interest' },
    ...details(facts, loan),
  )
}

function details(facts: CalculatorFacts, { choices, currency, input, figures }: Loan): ResultRow[] {
  const sum = (minor: number) => formatMoney(minor, currency)
  const costs = otherCosts(figures)
  const exchange = currency === 'EUR' ? facts.middleRate : undefined
  return present<Omit<ResultRow, 'isDetail'>>(
    facts.product === 'cash' && { term: names.received, value: sum(figures.principal - figures.fee) },
    choices.deposit > 0 && { term: names.deposit, value: sum(choices.deposit) },
    { term: names.fee, value: sum(figures.fee) },
    costs > 0 && { term: names.otherCosts, value: sum(costs) },
    { term: names.totalCost, value: sum(figures.totalCost) },
    { term: names.nominalRate, value: nominalRateText({ choices, input }) },
    exchange && {
      term: names.inDinars,
      value: formatMoney(wholeDinars(minorOf(figures.instalment, 'EUR'), exchange.value), 'RSD', 0),
    },
  ).map((row) => ({ ...row, isDetail: true }))
}

/** The nominal rate; both of a fixed-then-variable loan. */
export function nominalRateText({ choices, input }: Pick<Loan, 'choices' | 'input'>): string {
  const rates = [input.ratePercent, ...(choices.rateKind === 'combined' ? [variableRate(choices)] : [])]
  return inTurn(rates.map((rate) => formatPercent(rate, 2, 3)))
}

/** A rate, or a dash if the costs leave nothing to receive. */
export function shownRate(percent: string | undefined): string {
  return percent === undefined ? '–' : formatPercent(percent)
}

/** A value, or two, of which the second applies later. */
export function inTurn([first = '', later]: string[]): string {
  return later === undefined ? first : results.inTurn(first, later)
}

/** The whole result in one sentence. */
export function resultSentence(loan: Loan): string {
  const { choices, currency, figures } = loan
  const sum = (minor: number) => formatMoney(minor, currency)
  const { sentence } = results
  const told = {
    principal: sum(figures.principal),
    months: counted(figures.months, 'month'),
    total: sum(figures.totalRepayment),
    interest: sum(figures.totalInterest),
  }
  const run = instalmentsOf(loan)
  const isPlain = run.grace.length === 0 && run.later === undefined
  if (isPlain && run.course === 'level')
    return sentence.plain(told, sentence.each(sum(run.first), run.last === run.first ? undefined : sum(run.last)))
  const instalments = inWords(run, loan, sum)
  if (isPlain) return sentence.plain(told, `; ${instalments}`)
  return sentence.inParts(
    told,
    run.grace.length > 0
      ? sentence.afterGrace(counted(choices.graceMonths, 'month'), instalments)
      : instalments.charAt(0).toUpperCase() + instalments.slice(1),
  )
}

/** The instalments from the first that repays principal. */
function inWords(
  { course, first, later, last }: Instalments,
  { choices: { rateKind, repayment, fixedMonths } }: Loan,
  sum: (minor: number) => string,
): string {
  const { sentence } = results
  if (later !== undefined) {
    const next = repayment === 'annuity' ? sum(later) : `${sentence.rate.next} ${sum(later)}`
    return sentence.changing(
      `${course === 'level' ? sentence.rate.level : sentence.rate.first} ${sum(first)}`,
      counted(fixedMonths, 'month'),
      next,
    )
  }
  const known = rateKind === 'combined' ? sentence.byIndex(sum(first)) : sum(first)
  return course === 'level'
    ? sentence.level(known, last === first ? undefined : sum(last))
    : sentence[course](known, sum(last))
}

/** The loan in one line, for the lead dialog. */
export function scenario(loan: Loan): string {
  const { currency, figures } = loan
  return results.scenario({
    principal: formatMoney(figures.principal, currency),
    months: counted(figures.months, 'month'),
    instalment: briefInstalment(loan),
    effectiveRate: shownRate(figures.effectiveRatePercent),
  })
}

/** The instalment in a few words; says that it is the first if the others differ. */
export function briefInstalment(loan: Loan): string {
  const { course, grace, later } = instalmentsOf(loan)
  const isFirst = course !== 'level' || (grace.length === 0 && later !== undefined)
  return results.instalment(formatMoney(loan.figures.instalment, loan.currency), isFirst)
}

/** The sentence under the hundred marks, true also if interest or principal is less than one of them. */
export function interestPerHundredText(loan: Loan): string {
  const { about, least, most } = results.perHundred
  const { totalInterest } = loan.figures
  const rounded = interestPerHundred(loan.figures)
  const few = rounded === 0 ? least : about(String(rounded))
  const count = totalInterest === 0 ? '0' : rounded === 100 ? most : few
  return results.interestPerHundred(count, results.unitWords[loan.currency])
}
