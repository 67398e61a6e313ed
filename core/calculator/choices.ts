import { nearestAllowed } from '#core/facts/limits.ts'
import type { Limits } from '#core/facts/products.ts'
import type { TariffName } from '#core/facts/tariffs.ts'
import type { Repayment } from '#core/loan/terms.ts'
import { type Currency, type Minor, share } from '#core/money/minor.ts'
import { costKeys } from './address.ts'
import type { CalculatorFacts } from './facts.ts'

/** How a rate behaves: the same throughout, index and margin, or first the one and then the other. */
export type RateKind = 'fixed' | 'variable' | 'combined'

/** A cost of the drawer: one with a tariff, or any other that the visitor enters a sum for. */
export type CostId = TariffName | 'other'

/** What the visitor has chosen; every number is within the limits of its field. */
export type Choices = {
  currency: Currency
  /** Price of what is bought, for cash the sum borrowed. */
  amount: Minor
  /** Which side of the deposit was set last: it is kept when the price changes. */
  depositBy: 'percent' | 'money'
  depositPercent: number
  deposit: Minor
  months: number
  rateKind: RateKind
  /** The fixed rate, or that of the fixed period. */
  ratePercent: number
  indexPercent: number
  marginPercent: number
  fixedMonths: number
  feePercent: number
  repayment: Repayment
  graceMonths: number
  /** The included costs: with the usual amount, which depends on the loan, or a sum entered by the visitor. */
  costs: Partial<Record<CostId, Minor | 'usual'>>
}

/** A number that can be typed. */
export type Quantity =
  | 'amount'
  | 'depositPercent'
  | 'deposit'
  | 'months'
  | 'ratePercent'
  | 'indexPercent'
  | 'marginPercent'
  | 'fixedMonths'
  | 'feePercent'
  | 'graceMonths'

/** What a field holds: a quantity, or the sum of a cost. */
export type Entry = Quantity | CostId

/** Whether a field holds the sum of a cost. */
export function isCost(entry: Entry): entry is CostId {
  return entry in costKeys
}

/** The defaults of a calculator, in a currency of its product. */
export function startingChoices(facts: CalculatorFacts, currency: Currency = facts.currencies[0]): Choices {
  const amount = limitsIn(facts.amount, currency).default
  const depositPercent = facts.deposit?.default ?? 0
  return {
    currency,
    amount,
    depositBy: 'percent',
    depositPercent,
    deposit: share(amount, depositPercent),
    months: facts.term.default,
    rateKind: 'fixed',
    ratePercent: limitsIn(facts.rate, currency).default,
    indexPercent: limitsIn(facts.index, currency).default,
    marginPercent: limitsIn(facts.margin, currency).default,
    fixedMonths: facts.fixedTerm.default,
    feePercent: facts.fee.default,
    repayment: 'annuity',
    graceMonths: facts.grace.default,
    costs: {},
  }
}

/** The limits of an entry, given the other choices. */
export function limitsOf(facts: CalculatorFacts, choices: Choices, entry: Entry): Limits {
  const { currency, amount, months } = choices
  if (isCost(entry)) return { ...NONE, max: limitsIn(facts.amount, currency).max }
  switch (entry) {
    case 'amount':
      return limitsIn(facts.amount, currency)
    case 'depositPercent':
      return facts.deposit ?? NONE
    case 'deposit': {
      const { min, max, default: start } = facts.deposit ?? NONE
      const { step } = limitsIn(facts.amount, currency)
      return { min: share(amount, min), max: share(amount, max), step, default: share(amount, start) }
    }
    case 'months':
      return facts.term
    case 'ratePercent':
      return limitsIn(facts.rate, currency)
    case 'indexPercent':
      return limitsIn(facts.index, currency)
    case 'marginPercent':
      return limitsIn(facts.margin, currency)
    case 'fixedMonths': // while hidden, it is not cut by a short term
      return choices.rateKind === 'combined' ? below(facts.fixedTerm, months) : facts.fixedTerm
    case 'feePercent':
      return facts.fee
    case 'graceMonths':
      return below(facts.grace, months)
  }
}

/**
 * The choices with one quantity set. Deposit and percentage stay consistent: the one set last is kept when the price
 * changes, and the other follows.
 */
export function withQuantity(choices: Choices, quantity: Quantity, value: number): Choices {
  const next = { ...choices, [quantity]: value }
  if (quantity === 'deposit') next.depositBy = 'money'
  if (quantity === 'depositPercent') next.depositBy = 'percent'
  if (next.depositBy === 'percent') next.deposit = share(next.amount, next.depositPercent)
  else next.depositPercent = percentOf(next.deposit, next.amount)
  return next
}

/** The choices with an entry set; a cost of 0 is left out. */
export function withEntry(choices: Choices, entry: Entry, value: number): Choices {
  return isCost(entry) ? withCost(choices, entry, value || undefined) : withQuantity(choices, entry, value)
}

/** The choices with another kind of rate; the fixed period, which may now be visible, is cut to its limits. */
export function withRateKind(facts: CalculatorFacts, choices: Choices, rateKind: RateKind): Choices {
  const next = { ...choices, rateKind }
  return { ...next, fixedMonths: nearestAllowed(limitsOf(facts, next, 'fixedMonths'), next.fixedMonths) }
}

/** The choices with a cost, or without it. */
export function withCost(choices: Choices, id: CostId, amount: Minor | 'usual' | undefined): Choices {
  const { [id]: _, ...others } = choices.costs
  return { ...choices, costs: amount === undefined ? others : { ...others, [id]: amount } }
}

/** Enough decimals that the percentage gives the same sum back, to the minor unit. */
function percentOf(part: Minor, whole: Minor): number {
  return Number(((100 * part) / whole).toFixed(8))
}

/** Limits of a field that the product does not have. */
const NONE: Limits = { min: 0, max: 0, step: 1, default: 0 }

function below(limits: Limits, months: number): Limits {
  const max = Math.min(limits.max, months - 1)
  return { ...limits, min: Math.min(limits.min, max), max }
}

/** The limits in a currency. @throws Error if the product is not lent in it */
export function limitsIn(limits: CalculatorFacts['amount'], currency: Currency): Limits {
  const found = limits[currency]
  if (!found) throw new Error(`No limits in ${currency}; a calculator offers only the currencies of its product.`)
  return found
}
