/** The table of what a calculator lets the visitor choose between: key and values, as the form and the address write them. */
import type { Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'

/** How a rate behaves: the same throughout, index and margin, or first the one and then the other. */
export type RateKind = 'fixed' | 'variable' | 'combined'

/** What the one field of the term takes. */
export type TermUnit = 'years' | 'months'

/** What the one field of the deposit takes: a sum in the loan's currency, or a share of the price. */
export type DepositUnit = 'money' | 'percent'

const currencies = { RSD: 'RSD', EUR: 'EUR' } satisfies Record<Currency, string>
const rateKinds = { fixed: 'fiksna', variable: 'promenljiva', combined: 'kombinovana' } satisfies Record<
  RateKind,
  string
>
const repayments = { annuity: 'anuiteti', 'equal-principal': 'jednake-rate' } satisfies Record<Repayment, string>

const termUnits = { years: 'godina', months: 'meseci' } satisfies Record<TermUnit, string>
const depositUnits = { money: 'EUR', percent: '%' } satisfies Record<DepositUnit, string>

/** The table. The units are in the address of a form sent without script only; ours has months and percent. */
export const options = {
  currency: { key: 'valuta', values: currencies },
  rateKind: { key: 'vrsta', values: rateKinds },
  repayment: { key: 'otplata', values: repayments },
  termUnit: { key: 'rok-u', values: termUnits },
  depositUnit: { key: 'ucesce-u', values: depositUnits },
} as const

/** An option of the loan. */
export type OptionName = keyof typeof options

/** Sets one option. */
export type OptionAction =
  | { type: 'currency'; currency: Currency }
  | { type: 'rate-kind'; rateKind: RateKind }
  | { type: 'repayment'; repayment: Repayment }
  | { type: 'term-unit'; termUnit: TermUnit }
  | { type: 'deposit-unit'; depositUnit: DepositUnit }

/** The action of choosing a value, both as in the form; empty if it has no such key or value. */
export function optionActions(key: string, value: string): OptionAction[] {
  switch (key) {
    case options.currency.key:
      return keysOf(currencies, value).map((currency) => ({ type: 'currency', currency }))
    case options.rateKind.key:
      return keysOf(rateKinds, value).map((rateKind) => ({ type: 'rate-kind', rateKind }))
    case options.repayment.key:
      return keysOf(repayments, value).map((repayment) => ({ type: 'repayment', repayment }))
    case options.termUnit.key:
      return keysOf(termUnits, value).map((termUnit) => ({ type: 'term-unit', termUnit }))
    case options.depositUnit.key:
      return keysOf(depositUnits, value).map((depositUnit) => ({ type: 'deposit-unit', depositUnit }))
    default:
      return []
  }
}

function keysOf<Key extends string>(values: Record<Key, string>, value: string): Key[] {
  return (Object.keys(values) as Key[]).filter((key) => values[key] === value) // Object.keys forgets its key type
}
