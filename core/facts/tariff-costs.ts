import type { Cost } from '#core/loan/loan-plan.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, share } from '#core/money/minor.ts'
import type { TariffFact, TariffName } from './tariffs.ts'

/** What a cost is computed from. A browser is sent no more of a tariff, and nothing that is as it mostly is. */
export type Tariff = Pick<TariffFact, 'fact' | 'value' | 'currency'> &
  Partial<Pick<TariffFact, 'due' | 'base' | 'isOptional' | 'upTo'>>

/** A cost with the tariff it comes from. */
export type TariffCost<Known extends Tariff = Tariff> = Cost & { id: TariffName; tariff: Known }

/** What a loan's size is needed for. */
export type TariffSums = { loan: Minor; price: Minor; currency: Currency; middleRate: number }

/**
 * The usual costs of a loan beside interest and fee, in the currency of the loan.
 *
 * @param tariffs what `tariffsOn` gives: of the steps of a scale the first that is wide enough holds
 * @example tariffCosts(tariffsOn('cash', '2026-11-21'), { loan: 600_000_00, price: 0, currency: 'RSD', middleRate: 117.2 })[0]?.amount // 246_00
 */
export function tariffCosts<Known extends Tariff>(tariffs: readonly Known[], sums: TariffSums): TariffCost<Known>[] {
  const loanInDinars = converted(sums.loan, sums.currency, 'RSD', sums.middleRate)
  const seen = new Set<TariffName>()
  return tariffs
    .filter((tariff) => {
      const isFirst = !seen.has(tariff.fact) && (!tariff.upTo || loanInDinars <= tariff.upTo)
      if (isFirst) seen.add(tariff.fact)
      return isFirst
    })
    .map((tariff) => ({ id: tariff.fact, amount: amount(tariff, sums), due: tariff.due ?? 'drawdown', tariff }))
}

/** A tariff without a currency is a percentage. */
function amount({ value, base = 'loan', currency }: Tariff, sums: TariffSums): Minor {
  return currency === null ? share(sums[base], value) : converted(value, currency, sums.currency, sums.middleRate)
}
