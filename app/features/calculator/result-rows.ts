import { results } from '#content/calculator.ts'
import { present } from '#content/present.ts'
import { converted } from '#core/money/exchange.ts'
import { formatDecimal, formatMoney, formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import type { CalculatorFacts } from './facts.ts'
import { type Loan, variableRate } from './loan.ts'

/** One line of the result. */
export type ResultRow = {
  term: string
  value: string
  /** What a mark of its colour stands before: what is yours, and what credit costs. */
  mark?: 'principal' | 'interest'
}

const { names } = results

/** Every figure under the two large ones, in their order. */
export function resultRows(facts: CalculatorFacts, { choices, currency, deposit, input, plan }: Loan): ResultRow[] {
  const sum = (minor: number) => formatMoney(minor, currency)
  const costs = plan.costs.reduce((total, cost) => total + cost.total, 0)
  const { rateKind, graceMonths, repayment } = choices
  return present<ResultRow>(
    graceMonths > 0 && { term: names.graceInstalment, value: sum(plan.rows[0]?.instalment ?? 0) },
    rateKind === 'combined' && { term: names.laterInstalment, value: sum(plan.levels.at(-1)?.instalment ?? 0) },
    repayment === 'equal-principal' && { term: names.lastInstalment, value: sum(plan.lastInstalment) },
    { term: names.principal, value: sum(plan.principal), mark: 'principal' },
    { term: names.totalInterest, value: sum(plan.totalInterest), mark: 'interest' },
    facts.product === 'cash' && { term: names.received, value: sum(plan.principal - plan.fee) },
    deposit > 0 && { term: names.deposit, value: sum(deposit) },
    { term: names.totalRepayment, value: sum(plan.totalRepayment) },
    { term: names.fee, value: sum(plan.fee) },
    costs > 0 && { term: names.otherCosts, value: sum(costs) },
    costs > 0 && { term: names.effectiveRateWithCosts, value: shownRate(plan.effectiveRateWithCostsPercent) },
    { term: names.totalCost, value: sum(plan.totalCost) },
    {
      term: names.nominalRate,
      value:
        rateKind === 'combined'
          ? `${formatPercent(input.ratePercent, 2, 3)}, zatim ${formatPercent(variableRate(choices), 2, 3)}`
          : formatPercent(input.ratePercent, 2, 3),
    },
    currency === 'EUR' &&
      facts.middleRate !== undefined && {
        term: names.inDinars,
        value: formatMoney(converted(plan.instalment, 'EUR', 'RSD', facts.middleRate.value), 'RSD', 0),
      },
  )
}

/** A rate, or a dash where the costs leave nothing to receive. */
export function shownRate(percent: string | undefined): string {
  return percent === undefined ? '–' : formatPercent(percent)
}

/** The whole result in one sentence. */
export function resultSentence({ choices, currency, plan }: Loan): string {
  const sum = (minor: number) => formatMoney(minor, currency)
  const loan = {
    principal: sum(plan.principal),
    months: counted(plan.months, 'month'),
    instalment: sum(plan.instalment),
    total: sum(plan.totalRepayment),
    interest: sum(plan.totalInterest),
  }
  const { rateKind, graceMonths, repayment, fixedMonths } = choices
  if (rateKind === 'combined') {
    return results.sentence.combined({
      ...loan,
      first: loan.instalment,
      fixedTerm: counted(fixedMonths, 'month'),
      later: sum(plan.levels.at(-1)?.instalment ?? 0),
      grace: graceMonths > 0 ? counted(graceMonths, 'month') : undefined,
    })
  }
  if (graceMonths > 0) return results.sentence.grace({ ...loan, grace: counted(graceMonths, 'month') })
  if (repayment === 'equal-principal') {
    return results.sentence.equalPrincipal({ ...loan, first: loan.instalment, last: sum(plan.lastInstalment) })
  }
  return results.sentence.annuity(loan)
}

/** The loan in one line: what an enquiry is about. */
export function scenario({ currency, plan }: Loan): string {
  return results.scenario({
    principal: formatMoney(plan.principal, currency),
    months: counted(plan.months, 'month'),
    instalment: formatMoney(plan.instalment, currency),
    effectiveRate: shownRate(plan.effectiveRatePercent),
  })
}

/** Of a hundred paid back, how many are interest; whole. */
export function interestPerHundred({ plan }: Loan): number {
  return Math.round((100 * plan.totalInterest) / plan.totalRepayment)
}

/** The middle rate behind the dinar value: `117,20`. */
export function middleRateText(value: number): string {
  return formatDecimal(value, 2, 4)
}
