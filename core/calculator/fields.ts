/**
 * The one table of the numbers that a calculator asks for. Its rows give the keys of the address, the limits, how a
 * number is read and written, and which fields the form shows; the words of each are in `content/calculator.ts` under
 * the same name. The order is that of dependence: each row after those that its limits depend on.
 */
import type { Limits, Product } from '#core/facts/products.ts'
import type { TariffName } from '#core/facts/tariffs.ts'
import type { Repayment } from '#core/loan/terms.ts'
import { type Currency, type Minor, percentOf } from '#core/money/minor.ts'
import type { CalculatorFacts } from './facts.ts'
import type { DepositUnit, RateKind, TermUnit } from './options.ts'

/** A cost of the drawer: one with a tariff, or any other that the visitor enters a sum for. */
export type CostId = TariffName | 'other'

/** A number of the loan itself. */
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

/** A number that can be typed: of the loan itself, or the sum of a cost. */
export type FieldKey = Quantity | CostId

/** What the visitor has chosen; every number is within the limits of its field. */
export type Choices = Record<Quantity, number> & {
  currency: Currency
  /** Price of what is bought, for cash the sum borrowed. */
  amount: Minor
  /** Which side of the deposit was set last: it is kept when the price changes. */
  depositBy: 'percent' | 'money'
  deposit: Minor
  /** How the visitor writes the term and the deposit; the loan does not depend on it. */
  termUnit: TermUnit
  depositUnit: DepositUnit
  rateKind: RateKind
  repayment: Repayment
  /** The included costs: with the usual amount, which depends on the loan, or a sum entered by the visitor. */
  costs: Partial<Record<CostId, Minor | 'usual'>>
}

/** What a field counts: minor units of the loan's currency, percent, or months. */
export type FieldKind = 'money' | 'percent' | 'months'

/** A row of the table. */
export type Field = {
  kind: FieldKind
  /** Its key in the address, which may differ by product; undefined if it follows from another field. */
  key: string | Record<Product, string> | undefined
  /** Its limits, in what it counts, given the other choices. */
  limits: (facts: CalculatorFacts, choices: Choices) => Limits
  /** When the form asks for it; always, if absent. */
  isAsked?: (facts: CalculatorFacts, choices: Choices) => boolean
  /** It is the sum of a cost. */
  isCost?: true
}

/** The table. */
export const fields: Record<FieldKey, Field> = {
  // The price of what is bought, for cash the sum borrowed.
  amount: {
    kind: 'money',
    key: { housing: 'cena', cash: 'iznos', car: 'cena' },
    limits: (facts, { currency }) => limitsIn(facts.amount, currency),
  },
  depositPercent: {
    kind: 'percent',
    key: 'ucesce',
    limits: ({ deposit }, { currency }) => (deposit ? limitsIn(deposit, currency) : NONE),
    isAsked: ({ deposit }) => deposit !== undefined,
  },
  deposit: {
    kind: 'money',
    key: undefined, // follows from the percentage
    limits: (facts, { amount, currency }) => {
      const { min, max, default: start } = facts.deposit ? limitsIn(facts.deposit, currency) : NONE
      const { step } = limitsIn(facts.amount, currency)
      return { min: percentOf(amount, min), max: percentOf(amount, max), step, default: percentOf(amount, start) }
    },
    isAsked: ({ deposit }) => deposit !== undefined,
  },
  months: { kind: 'months', key: 'rok', limits: ({ term }, { currency }) => limitsIn(term, currency) },
  // The fixed rate, or that of the fixed period.
  ratePercent: {
    kind: 'percent',
    key: 'kamata',
    limits: ({ rate }, { currency }) => limitsIn(rate, currency),
    isAsked: (_, { rateKind }) => rateKind !== 'variable',
  },
  indexPercent: {
    kind: 'percent',
    key: 'indeks',
    limits: ({ index }, { currency }) => limitsIn(index, currency),
    isAsked: (_, { rateKind }) => rateKind !== 'fixed',
  },
  marginPercent: {
    kind: 'percent',
    key: 'marza',
    limits: ({ margin }, { currency }) => limitsIn(margin, currency),
    isAsked: (_, { rateKind }) => rateKind !== 'fixed',
  },
  fixedMonths: {
    kind: 'months',
    key: 'fiksno',
    // While hidden, it is not cut by a short term.
    limits: ({ fixedTerm }, { rateKind, months }) => (rateKind === 'combined' ? below(fixedTerm, months) : fixedTerm),
    isAsked: (_, { rateKind }) => rateKind === 'combined',
  },
  feePercent: { kind: 'percent', key: 'naknada', limits: ({ fee }) => fee },
  graceMonths: { kind: 'months', key: 'grejs', limits: ({ grace }, { months }) => below(grace, months) },
  'credit-report': cost('biro'),
  'promissory-note': cost('menica'),
  appraisal: cost('procena'),
  'pledge-statement': cost('overa'),
  'mortgage-entry': cost('upis'),
  'mortgage-entry-tax': cost('taksa'),
  'title-extract': cost('izvod'),
  'property-insurance': cost('osiguranje'),
  'loan-insurance': cost('nkosk'),
  'life-insurance': cost('zivotno'),
  account: cost('racun'),
  'vehicle-pledge': cost('zaloga'),
  'vehicle-insurance': cost('kasko'),
  'payment-insurance': cost('osiguranje-otplate'),
  other: cost('drugi'),
}

/** A cost beside interest and fee; in the address its value is a sum, or `da` for the usual one. */
function cost(key: string): Field {
  return {
    kind: 'money',
    key,
    limits: ({ amount }, { currency }) => ({ ...NONE, max: limitsIn(amount, currency).max }),
    isCost: true,
  }
}

/** Every field, each after those that its limits depend on. */
export const fieldKeys = Object.keys(fields) as FieldKey[] // Object.keys forgets the key type it was given

/** The numbers of the loan itself, in the same order. */
export const quantities = fieldKeys.filter((field): field is Quantity => !isCost(field))

/** Whether a field holds the sum of a cost. */
export function isCost(field: FieldKey): field is CostId {
  return fields[field].isCost === true
}

/** What a field counts. */
export function kindOf(field: FieldKey): FieldKind {
  return fields[field].kind
}

/** Name of a field in the address and in the form; undefined if it follows from another field. */
export function keyOf({ product }: Pick<CalculatorFacts, 'product'>, field: FieldKey): string | undefined {
  const { key } = fields[field]
  return typeof key === 'object' ? key[product] : key
}

/** The limits of a field, given the other choices. */
export function limitsOf(facts: CalculatorFacts, choices: Choices, field: FieldKey): Limits {
  return fields[field].limits(facts, choices)
}

/** Whether the form shows a field: of a variable rate the parts, otherwise the rate itself. */
export function isAsked(facts: CalculatorFacts, choices: Choices, field: FieldKey): boolean {
  return fields[field].isAsked?.(facts, choices) ?? true
}

/** Whether a quantity affects the result: of the two sides of the deposit, only the one set last does. */
export function isActive(facts: CalculatorFacts, choices: Choices, quantity: Quantity): boolean {
  const other = choices.depositBy === 'percent' ? 'deposit' : 'depositPercent'
  return quantity !== other && isAsked(facts, choices, quantity)
}

/** The limits in a currency. @throws Error if the product is not lent in it */
export function limitsIn(limits: CalculatorFacts['amount'], currency: Currency): Limits {
  const found = limits[currency]
  if (!found) throw new Error(`No limits in ${currency}; a calculator offers only the currencies of its product.`)
  return found
}

/** Limits of a field that the product does not have. */
const NONE: Limits = { min: 0, max: 0, step: 1, default: 0 }

/** Limits that end before the last instalment. */
function below(limits: Limits, months: number): Limits {
  const max = Math.min(limits.max, months - 1)
  return { ...limits, min: Math.min(limits.min, max), max }
}
