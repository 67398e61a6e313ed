import { tariffCosts } from '#core/facts/tariff-costs.ts'
import type { TariffName } from '#core/facts/tariffs.ts'
import { type Cost, type LoanFigures, type LoanInput, loanFigures } from '#core/loan/loan-figures.ts'
import { addPercent } from '#core/money/add-percent.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import type { CalculatorFacts } from './facts.ts'
import type { Choices } from './fields.ts'

/** A cost that the drawer offers. */
export type OfferedCost = Cost & { id: TariffName; isOptional: boolean }

/** The loan that follows from choices. */
export type Loan = {
  choices: Choices
  currency: Currency
  input: LoanInput
  figures: LoanFigures
}

/** The price without the deposit; for cash, where there is none, the sum itself. Minor units, above 0 within the limits. */
export function principalOf({ amount, deposit }: Choices): Minor {
  return amount - deposit
}

/** The rate after the fixed period, or that of a variable loan: index and margin. */
export function variableRate({ indexPercent, marginPercent }: Choices): string {
  return addPercent(indexPercent, marginPercent)
}

/** The costs beside interest and fee, each with its usual amount for this loan. */
export function offeredCosts(facts: CalculatorFacts, choices: Choices): OfferedCost[] {
  const sums = {
    loan: principalOf(choices),
    price: choices.amount,
    currency: choices.currency,
    middleRate: facts.middleRate?.value,
  }
  return tariffCosts(facts.tariffs, sums).map(({ tariff, ...cost }) => ({
    ...cost,
    isOptional: tariff.isOptional ?? false,
  }))
}

/** The included costs, with their amounts. */
export function countedCosts(facts: CalculatorFacts, choices: Choices): Cost[] {
  const offered = offeredCosts(facts, choices).flatMap(({ id, amount, due }) => {
    const chosen = choices.costs[id]
    return chosen === undefined ? [] : [{ id, amount: chosen === 'usual' ? amount : chosen, due }]
  })
  const { other } = choices.costs
  return typeof other === 'number' ? [...offered, { id: 'other', amount: other, due: 'drawdown' }] : offered
}

/** The choices with every usual cost, each keeping a sum it already has, or without costs. */
export function withAllCosts(facts: CalculatorFacts, choices: Choices, areCounted: boolean): Choices {
  const usual = offeredCosts(facts, choices).filter(({ isOptional }) => !isOptional)
  const costs = usual.map(({ id }) => [id, choices.costs[id] ?? 'usual'] as const)
  return { ...choices, costs: areCounted ? { ...choices.costs, ...Object.fromEntries(costs) } : {} }
}

/** What the engine is asked: a variable rate is index and margin, a combined one changes to that after its fixed months. */
export function loanInput(facts: CalculatorFacts, choices: Choices): LoanInput {
  const { rateKind, ratePercent, months, fixedMonths, feePercent, repayment, graceMonths } = choices
  return {
    principal: principalOf(choices),
    ratePercent: rateKind === 'variable' ? variableRate(choices) : ratePercent,
    rateSteps: rateKind === 'combined' ? [{ fromMonth: fixedMonths + 1, ratePercent: variableRate(choices) }] : [],
    months,
    feePercent,
    repayment,
    graceMonths,
    costs: countedCosts(facts, choices),
  }
}

/** Sum of the costs beside interest and fee over the life of the loan. */
export function otherCosts({ costs }: LoanFigures): Minor {
  return costs.reduce((sum, { total }) => sum + total, 0)
}

/**
 * The loan of choices.
 *
 * @throws RangeError if the deposit were the whole price, which its limits prevent
 */
export function loanOf(facts: CalculatorFacts, choices: Choices): Loan {
  const input = loanInput(facts, choices)
  return { choices, currency: choices.currency, input, figures: loanFigures(input) }
}
