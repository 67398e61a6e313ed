import { costNames, fields } from '#content/calculator.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type FieldKey, isCost } from '#core/calculator/fields.ts'
import type { Currency } from '#core/money/minor.ts'

/** The label of a field. */
export function labelOf({ product }: CalculatorFacts, currency: Currency, field: FieldKey): string {
  if (isCost(field)) return costNames[field]
  if (field === 'amount') return fields.amount.label[product]
  return field === 'indexPercent' ? fields.indexPercent.label[currency] : fields[field].label
}
