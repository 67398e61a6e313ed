import type { Cost } from '#core/loan/loan-plan.ts'
import { converted } from '#core/money/exchange.ts'
import { type Currency, type Minor, share } from '#core/money/minor.ts'
import type { TariffFact, TariffName } from './tariffs.ts'

/** What a cost is computed from. A browser is sent no more of a tariff, and nothing that is as it mostly is. */
export type Tariff = Pick<TariffFact, 'fact' | 'value' | 'currency'> &
  Partial<Pick<TariffFact, 'due' | 'base' | 'isOptional' | 'upTo'>>

/** A cost with the tariff it comes from. */
export type TariffCost<Known extends Tariff = Tariff> = Cost & { id: TariffName; tariff: Known }

/** What a loan's size is needed for. The middle rate is absent once nobody has renewed it. */
export type TariffSums = { loan: Minor; price: Minor; currency: Currency; middleRate: number | undefined }

/**
 * The usual costs of a loan beside interest and fee, in the currency of the loan. Without a middle rate those that would
 * have to be converted are left out.
 *
 * @param tariffs what `tariffsOn` gives: of the steps of a scale the first that is wide enough holds
 * @example tariffCosts(tariffsOn('cash', '2026-11-21'), { loan: 600_000_00, price: 0, currency: 'RSD', middleRate: 117.2 })[0]?.amount // 246_00
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
  return currency === null ? share(sums[base], value) : inCurrency(value, currency, sums.currency, sums)
}

function inCurrency(sum: Minor, from: Currency, to: Currency, { middleRate }: TariffSums): Minor | undefined {
  if (from === to) return sum
  return middleRate === undefined ? undefined : converted(sum, from, to, middleRate)
}
