import { costNames, fields } from '#content/calculator.ts'
import { type Entry, isCost, type Quantity } from '#core/calculator/choices.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Currency } from '#core/money/minor.ts'

/** The label of an entry. */
export function labelOf(entry: Entry, { product }: CalculatorFacts, currency: Currency): string {
  if (isCost(entry)) return costNames[entry]
  if (entry === 'amount') return fields.amount[product].label
  return entry === 'indexPercent' ? fields.index.label[currency] : labels[entry]
}

const labels: Record<Exclude<Quantity, 'amount' | 'indexPercent'>, string> = {
  depositPercent: fields.deposit.label,
  deposit: fields.deposit.money,
  months: fields.term.label,
  ratePercent: fields.rate.label,
  marginPercent: fields.margin.label,
  fixedMonths: fields.fixedTerm.label,
  feePercent: fields.fee.label,
  graceMonths: fields.grace.label,
}
