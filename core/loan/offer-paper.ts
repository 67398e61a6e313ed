import { decimal, divideHalfUp, type Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'

/** What a bank's offer says of a loan in equal instalments. Sums in minor units. */
export type OfferPaper = {
  amount: Minor
  months: number
  ratePercent: Percent
  /** Paid to the bank once, at the drawdown. */
  fee: Minor
  /** Other costs at the drawdown, and those of every year, paid in advance. */
  costs: Minor
  yearlyCosts: Minor
  /** The figures that are checked; what the paper does not say is absent. */
  stated: { instalment?: Minor; effectiveRatePercent?: number; total?: Minor }
}

/** Figures of the paper that deny each other: no calculation can agree with them. */
export type Contradiction =
  | 'rate-above-effective'
  | 'total-below-amount'
  | 'instalments-below-amount'
  | 'total-below-instalments'
  | 'instalment-below-interest'
  | 'costs-above-amount'

/** Which figures of the paper deny each other. */
export function contradictionsOf({
  amount,
  months,
  ratePercent,
  fee,
  costs,
  yearlyCosts,
  stated,
}: OfferPaper): Contradiction[] {
  const { instalment, effectiveRatePercent, total } = stated
  const interest = plainInterest(amount, ratePercent)
  const found: [Contradiction, boolean][] = [
    ['costs-above-amount', fee + costs + yearlyCosts >= amount],
    ['rate-above-effective', effectiveRatePercent !== undefined && effectiveRatePercent < Number(ratePercent) - 0.005],
    ['total-below-amount', total !== undefined && total < amount],
    ['instalment-below-interest', instalment !== undefined && months > 1 && instalment <= interest],
    ['instalments-below-amount', instalment !== undefined && instalment * months < amount - months],
    [
      'total-below-instalments',
      instalment !== undefined && total !== undefined && total < instalment * (months - 1) && total >= amount,
    ],
  ]
  return found.filter(([, isSo]) => isSo).map(([name]) => name)
}

function plainInterest(amount: Minor, ratePercent: Percent): Minor {
  const { digits, scale } = decimal(ratePercent)
  return Number(divideHalfUp(BigInt(amount) * digits, 1200n * 10n ** BigInt(scale)))
}
