import type { Limits } from '#core/facts/products.ts'
import { formatAmount, formatDecimal, formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import { type Reading, readAmount, readMonths, readPercent } from '#core/money/read.ts'
import { costKeys } from './address.ts'
import { type Choices, type CostId, type Entry, isCost, type Quantity } from './choices.ts'
import type { CalculatorFacts } from './facts.ts'

/** What a field counts: minor units of the loan's currency, percent, or months. */
export type QuantityKind = 'money' | 'percent' | 'months'

const kinds: Record<Quantity, QuantityKind> = {
  amount: 'money',
  depositPercent: 'percent',
  deposit: 'money',
  months: 'months',
  ratePercent: 'percent',
  indexPercent: 'percent',
  marginPercent: 'percent',
  fixedMonths: 'months',
  feePercent: 'percent',
  graceMonths: 'months',
}

/** What a field counts. */
export function kindOf(entry: Entry): QuantityKind {
  return isCost(entry) ? 'money' : kinds[entry]
}

/** How much 1 on a slider stands for: people and assistive technology count in euros, the engine in cents. */
export function sliderUnit(quantity: Quantity): number {
  return kinds[quantity] === 'money' ? 100 : 1
}

/** A value formatted for its field. */
export function fieldText(entry: Entry, value: number): string {
  switch (kindOf(entry)) {
    case 'money':
      return formatAmount(value, value % 100 === 0 ? 0 : 2)
    case 'percent':
      // Rates are quoted with two decimals, sometimes three; a deposit is mostly whole.
      return formatDecimal(value, entry === 'depositPercent' ? 0 : 2, 3)
    case 'months':
      return String(value)
  }
}

/** A value with its unit, formatted for a sentence. */
export function written(entry: Entry, value: number, currency: Currency): string {
  switch (kindOf(entry)) {
    case 'money':
      return formatMoney(value, currency, value % 100 === 0 ? 0 : 2)
    case 'percent':
      return formatPercent(value, entry === 'depositPercent' ? 0 : 2, 3)
    case 'months':
      return counted(value, 'month')
  }
}

/** The same for a screen reader: sums with the currency as a word. */
export function spoken(quantity: Quantity, value: number, currency: Currency): string {
  if (kinds[quantity] === 'money') return counted(value / 100, currency === 'EUR' ? 'euro' : 'dinar')
  return written(quantity, value, currency)
}

/** Parses a typed text. */
export function readEntry(entry: Entry, text: string, currency: Currency): Reading {
  if (isCost(entry) && text.trim() === '') return { ok: true, value: 0 } // no sum, no cost
  switch (kindOf(entry)) {
    case 'money':
      return readAmount(text, currency)
    case 'percent':
      return readRate(text)
    case 'months':
      return readMonths(text)
  }
}

/** Refuses more decimals than a field shows, so that the result is computed from what is visible. */
function readRate(text: string): Reading {
  const reading = readPercent(text)
  if (!reading.ok || rounded(reading.value) === reading.value) return reading
  return { ok: false, error: 'too-precise', meant: reading.value }
}

/** The nearest representable value: whole months or cents, and rates with no more decimals than their field shows. */
export function countable(entry: Entry, value: number): number {
  if (entry === 'depositPercent') return value // represents a sum to the cent
  return kindOf(entry) === 'percent' ? rounded(value) : Math.round(value)
}

/** The value moved by some steps on the slider's grid, kept within the limits. */
export function stepped({ min, max, step }: Omit<Limits, 'default'>, value: number, steps: number): number {
  const onGrid = steps > 0 ? Math.floor(value / step + GRID_ERROR) : Math.ceil(value / step - GRID_ERROR)
  return Math.min(max, Math.max(min, rounded((onGrid + steps) * step)))
}

const GRID_ERROR = 1e-6 // floating point: 4.55 / 0.05 is 90.99999999999999

/** Without floating-point error; no step has more than three decimals. */
export function rounded(value: number): number {
  return Number(value.toFixed(3))
}

/** Whether the form shows an entry: of a variable rate the parts, otherwise the rate itself. */
export function isAsked(entry: Entry, facts: CalculatorFacts, { rateKind }: Choices): boolean {
  switch (entry) {
    case 'depositPercent':
    case 'deposit':
      return facts.deposit !== undefined
    case 'ratePercent':
      return rateKind !== 'variable'
    case 'indexPercent':
    case 'marginPercent':
      return rateKind !== 'fixed'
    case 'fixedMonths':
      return rateKind === 'combined'
    default:
      return true
  }
}

/** Whether a quantity affects the result: of the two sides of the deposit, only the one set last does. */
export function isActive(quantity: Quantity, facts: CalculatorFacts, choices: Choices): boolean {
  const other = choices.depositBy === 'percent' ? 'deposit' : 'depositPercent'
  return quantity !== other && isAsked(quantity, facts, choices)
}

/** Each after those that its limits depend on. */
export const quantities = Object.keys(kinds) as Quantity[] // Object.keys forgets the key type it was given

/** The same with the costs, whose limits depend only on the currency. */
export const entries: Entry[] = [...quantities, ...(Object.keys(costKeys) as CostId[])] // as above
