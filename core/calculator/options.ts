/** The table of what a calculator lets the visitor choose between: key and values, as the form and the address write them. */
import type { Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'
import type { RateKind } from './fields.ts'

const currencies = { RSD: 'RSD', EUR: 'EUR' } satisfies Record<Currency, string>
const rateKinds = { fixed: 'fiksna', variable: 'promenljiva', combined: 'kombinovana' } satisfies Record<
  RateKind,
  string
>
const repayments = { annuity: 'anuiteti', 'equal-principal': 'jednake-rate' } satisfies Record<Repayment, string>

/** The table. */
export const options = {
  currency: { key: 'valuta', values: currencies },
  rateKind: { key: 'vrsta', values: rateKinds },
  repayment: { key: 'otplata', values: repayments },
} as const

/** An option of the loan. */
export type OptionName = keyof typeof options

/** Sets one option. */
export type OptionAction =
  | { type: 'currency'; currency: Currency }
  | { type: 'rate-kind'; rateKind: RateKind }
  | { type: 'repayment'; repayment: Repayment }

/** The action of choosing a value, both as in the form; empty if it has no such key or value. */
export function optionActions(key: string, value: string): OptionAction[] {
  switch (key) {
    case options.currency.key:
      return keysOf(currencies, value).map((currency) => ({ type: 'currency', currency }))
    case options.rateKind.key:
      return keysOf(rateKinds, value).map((rateKind) => ({ type: 'rate-kind', rateKind }))
    case options.repayment.key:
      return keysOf(repayments, value).map((repayment) => ({ type: 'repayment', repayment }))
    default:
      return []
  }
}

function keysOf<Key extends string>(values: Record<Key, string>, value: string): Key[] {
  return (Object.keys(values) as Key[]).filter((key) => values[key] === value) // Object.keys forgets its key type
}
