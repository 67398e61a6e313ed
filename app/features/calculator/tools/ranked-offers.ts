import type { Loan } from '#app/features/calculator/loan.ts'
import { units } from '#content/calculator.ts'
import { offersTool as words } from '#content/calculator-tools.ts'
import { formatDecimal, formatMoney, NBSP } from '#core/money/format.ts'
import type { Offer } from './saved-offers.ts'

export type RankedOffer = Offer & {
  loan: Loan
  /** Percent; infinite where the costs leave nothing to receive. */
  effectiveRate: number
  /** Instalments, fee and other costs. */
  total: number
}

export function rankedOffers(offers: readonly (Offer & { loan: Loan })[]): RankedOffer[] {
  return offers
    .map((offer) => {
      const { plan } = offer.loan
      const rate = plan.effectiveRateWithCostsPercent
      return {
        ...offer,
        effectiveRate: rate === undefined ? Infinity : Number(rate),
        total: plan.principal + plan.totalCost,
      }
    })
    .sort((a, b) => a.effectiveRate - b.effectiveRate || a.total - b.total)
}

/** The difference in words, and what has to be borne in mind with it. */
export function comparison(ranked: readonly RankedOffer[]): string[] {
  const [first, second] = ranked
  if (!first || !second) return [words.one]
  const isSameCurrency = ranked.every(({ loan }) => loan.currency === first.loan.currency)
  const cheapest = ranked.reduce((least, offer) => (offer.total < least.total ? offer : least))
  const terms = new Set(ranked.map(({ loan }) => loan.plan.months))
  return [
    verdict(first, second, isSameCurrency ? cheapest : undefined),
    ...(terms.size > 1 ? [words.differentTerms] : []),
    ...(isSameCurrency ? [] : [words.differentCurrencies]),
  ]
}

/** @param cheapest in all; undefined where sums of two currencies cannot be compared */
function verdict(first: RankedOffer, second: RankedOffer, cheapest: RankedOffer | undefined): string {
  if (first.effectiveRate === second.effectiveRate && first.total === second.total) return words.equal
  const points = `${formatDecimal((second.effectiveRate - first.effectiveRate).toFixed(2), 2)}${NBSP}${units.points}`
  if (!cheapest) return words.answerByRate(first.name, second.name, points)
  if (cheapest.id !== first.id) return words.split(first.name, cheapest.name)
  return words.answer(first.name, second.name, points, formatMoney(second.total - first.total, first.loan.currency))
}
