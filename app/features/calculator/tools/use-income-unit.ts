import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { converted } from '#core/money/exchange.ts'
import { formatMoney } from '#core/money/format.ts'
import { type Currency, type Minor, minorOf } from '#core/money/minor.ts'
import { type NumberField, written } from './use-number-field.ts'

/** The currency in which a household counts: that of the loan, until one is chosen or something is typed. */
export function useIncomeUnit(ofLoan: Currency, middleRate: number | undefined) {
  const [held, hold] = useSessionValue<Currency | undefined>('household.currency', undefined)
  const currency = held ?? ofLoan
  const other = currency === 'EUR' ? 'RSD' : 'EUR'
  return {
    currency,
    /** From the first key on, no other loan gives what is typed another unit. */
    hold: () => hold(currency),
    /** Takes another currency: what was typed is converted, unless the income was probably meant in that one. */
    change: (next: Currency, sums: { income: NumberField } & Record<string, NumberField>) => {
      if (next === currency) return
      const isMeant = looksForeign(sums.income.value, currency)
      for (const { value, error, onChange } of Object.values(sums)) {
        if (isMeant || error || value === undefined || middleRate === undefined) continue
        const exact = converted(minorOf(value, currency), currency, next, middleRate)
        onChange(written(next, next === 'RSD' ? 100 * Math.round(exact / 100) : exact))
      }
      hold(next)
    },
    /** The income in the other currency, if its size says that it was meant in that one. */
    meant: ({ value }: NumberField) =>
      middleRate !== undefined && value !== undefined && looksForeign(value, currency)
        ? { text: formatMoney(value, other, 0), onTake: () => hold(other) }
        : undefined,
  }
}

// A monthly income below 20.000 dinars is a sixth of the average; one above 20.000 euros is twenty times as high.
const LEAST_DINARS = 20_000_00
const MOST_EUROS = 20_000_00

function looksForeign(value: Minor | undefined, currency: Currency): boolean {
  if (value === undefined) return false
  return currency === 'RSD' ? value > 0 && value < LEAST_DINARS : value > MOST_EUROS
}
