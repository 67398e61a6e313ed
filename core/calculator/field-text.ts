import { formatAmount, formatDecimal, formatMoney, formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import { type Reading, readAmount, readMonths, readPercent } from '#core/money/read.ts'
import { type Choices, type FieldKey, isCost, kindOf } from './fields.ts'
import { rounded } from './slider-steps.ts'

/** What decides how a value is written. */
export type Units = Pick<Choices, 'currency'> & Partial<Pick<Choices, 'termUnit'>>

/** Whether a field takes years: the term, if the visitor counts it so. */
function isInYears(field: FieldKey, { termUnit }: Units): boolean {
  return field === 'months' && termUnit === 'years'
}

/** A value formatted for its field. */
export function forInput(field: FieldKey, value: number, units: Units): string {
  if (isInYears(field, units)) return formatDecimal(value / 12, 0, 2)
  switch (kindOf(field)) {
    case 'money':
      return formatAmount(value, value % 100 === 0 ? 0 : 2)
    case 'percent':
      return formatDecimal(value, ...decimals(field))
    case 'months':
      return String(value)
  }
}

/** A value with its unit, formatted for a sentence. */
export function withUnit(field: FieldKey, value: number, units: Units): string {
  if (isInYears(field, units) && value % 12 === 0) return counted(value / 12, 'year')
  switch (kindOf(field)) {
    case 'money':
      return formatMoney(value, units.currency, value % 100 === 0 ? 0 : 2)
    case 'percent':
      return formatPercent(value, ...decimals(field))
    case 'months':
      return counted(value, 'month')
  }
}

/** Rates are quoted with two decimals, sometimes three; a deposit is mostly whole, and exact only as a sum. */
function decimals(field: FieldKey): [number, number] {
  return field === 'depositPercent' ? [0, 2] : [2, 3]
}

/** The same for a screen reader: sums with the currency as a word. */
export function forScreenReader(field: FieldKey, value: number, units: Units): string {
  if (kindOf(field) === 'money') return counted(value / 100, units.currency === 'EUR' ? 'euro' : 'dinar')
  return withUnit(field, value, units)
}

/** Parses a typed text; a unit in it wins over that of its field. */
export function readField(field: FieldKey, text: string, units: Units): Reading {
  if (isInYears(field, units)) return readMonths(/[a-z]/i.test(text) ? text : `${text} god`)
  if (isCost(field) && text.trim() === '') return { ok: true, value: 0 } // no sum, no cost
  switch (kindOf(field)) {
    case 'money':
      return readAmount(text, units.currency)
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
export function countable(field: FieldKey, value: number): number {
  if (field === 'depositPercent') return value // represents a sum to the cent
  return kindOf(field) === 'percent' ? rounded(value) : Math.round(value)
}
