import type { Cost } from '#core/loan/loan-figures.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, type MinorOf, minorOf, percentOf } from '#core/money/minor.ts'
import type { TariffFact, TariffName } from './tariffs.ts'

/** The part of a tariff that a cost is computed from. The browser gets only this, without default values. */
export type Tariff = Pick<TariffFact, 'fact' | 'value' | 'currency'> &
  Partial<Pick<TariffFact, 'due' | 'base' | 'isOptional' | 'upTo' | 'grade'>>

/** A cost with the tariff it is based on. */
export type TariffCost<Known extends Tariff = Tariff> = Cost & { id: TariffName; tariff: Known }

/** The sums that costs depend on. `middleRate` is undefined once it has expired. */
export type TariffSums = { loan: Minor; price: Minor; currency: Currency; middleRate: number | undefined }

/**
 * The usual costs of a loan besides interest and fee, in its currency. Without a middle rate, costs that need
 * conversion are left out.
 *
 * @param tariffs as from `tariffsOn`: of several steps of a scale, the first whose `upTo` covers the loan applies
 * @example tariffCosts(tariffsOn('cash', knownOn('2026-11-21')), { loan: 600_000_00, price: 0, currency: 'RSD', middleRate: 117.2 })[0]?.amount // 246_00
 */
export function tariffCosts<Known extends Tariff>(tariffs: readonly Known[], sums: TariffSums): TariffCost<Known>[] {
  const loanInDinars = inCurrency(sums.loan, sums.currency, 'RSD', sums)
  const seen = new Set<TariffName>()
  return tariffs
    .filter(({ fact, upTo }) => {
      const isFirst = !seen.has(fact) && (!upTo || (loanInDinars !== undefined && loanInDinars <= upTo))
      if (isFirst) seen.add(fact)
      return isFirst
    })
    .flatMap((tariff) => {
      const cost = amount(tariff, sums)
      return cost === undefined ? [] : [{ id: tariff.fact, amount: cost, due: tariff.due ?? 'drawdown', tariff }]
    })
}

/** A tariff without a currency is a percentage. */
function amount({ value, base = 'loan', currency }: Tariff, sums: TariffSums): Minor | undefined {
  return currency === null ? percentOf(sums[base], value) : inCurrency(value, currency, sums.currency, sums)
}

function inCurrency<To extends Currency>(
  sum: Minor,
  from: Currency,
  to: To,
  { middleRate }: TariffSums,
): MinorOf<To> | undefined {
  if (from === to) return minorOf(sum, to)
  return middleRate === undefined ? undefined : converted(minorOf(sum, from), from, to, middleRate)
}
