/** The options of a loan, as the form and the address write them. */
import type { Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'
import type { RateKind } from './choices.ts'

const repayments = { annuity: 'anuiteti', 'equal-principal': 'jednake-rate' } satisfies Record<Repayment, string>
const rateKinds = { fixed: 'fiksna', variable: 'promenljiva', combined: 'kombinovana' } satisfies Record<
  RateKind,
  string
>
const currencies = { RSD: 'RSD', EUR: 'EUR' } satisfies Record<Currency, string>

/** Values of each option, by its name in the form and in the address. */
export const optionValues = { valuta: currencies, vrsta: rateKinds, otplata: repayments }

/** Name of an option in the form and in the address. */
export type OptionName = keyof typeof optionValues

/** Sets one option. */
export type OptionAction =
  | { type: 'repayment'; repayment: Repayment }
  | { type: 'rate-kind'; rateKind: RateKind }
  | { type: 'currency'; currency: Currency }

/** The action of choosing a value; empty if the form has no such field or value. */
export function optionActions(name: string, value: string): OptionAction[] {
  switch (name) {
    case 'valuta':
      return keysOf(currencies, value).map((currency) => ({ type: 'currency', currency }))
    case 'vrsta':
      return keysOf(rateKinds, value).map((rateKind) => ({ type: 'rate-kind', rateKind }))
    case 'otplata':
      return keysOf(repayments, value).map((repayment) => ({ type: 'repayment', repayment }))
    default:
      return []
  }
}

function keysOf<Key extends string>(values: Record<Key, string>, value: string): Key[] {
  return (Object.keys(values) as Key[]).filter((key) => values[key] === value) // Object.keys forgets its key type
}
