import { formatAmount, formatDecimal, formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import { type Reading, readAmount, readMonths, readPercent } from '#core/money/read.ts'
import { type FieldKey, isCost, kindOf } from './fields.ts'
import { rounded } from './slider-steps.ts'

/** A value formatted for its field. */
export function forInput(field: FieldKey, value: number): string {
  switch (kindOf(field)) {
    case 'money':
      return formatAmount(value, value % 100 === 0 ? 0 : 2)
    case 'percent':
      return formatDecimal(value, leastDecimals(field), 3)
    case 'months':
      return String(value)
  }
}

/** A value with its unit, formatted for a sentence. */
export function withUnit(field: FieldKey, value: number, currency: Currency): string {
  switch (kindOf(field)) {
    case 'money':
      return formatMoney(value, currency, value % 100 === 0 ? 0 : 2)
    case 'percent':
      return formatPercent(value, leastDecimals(field), 3)
    case 'months':
      return counted(value, 'month')
  }
}

/** Rates are quoted with two decimals, sometimes three; a deposit is mostly whole. */
function leastDecimals(field: FieldKey): number {
  return field === 'depositPercent' ? 0 : 2
}

/** The same for a screen reader: sums with the currency as a word. */
export function forScreenReader(field: FieldKey, value: number, currency: Currency): string {
  if (kindOf(field) === 'money') return counted(value / 100, currency === 'EUR' ? 'euro' : 'dinar')
  return withUnit(field, value, currency)
}

/** Parses a typed text. */
export function readField(field: FieldKey, text: string, currency: Currency): Reading {
  if (isCost(field) && text.trim() === '') return { ok: true, value: 0 } // no sum, no cost
  switch (kindOf(field)) {
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
export function countable(field: FieldKey, value: number): number {
  if (field === 'depositPercent') return value // represents a sum to the cent
  return kindOf(field) === 'percent' ? rounded(value) : Math.round(value)
}
