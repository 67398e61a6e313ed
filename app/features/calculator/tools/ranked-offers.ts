import { offersTool as words } from '#content/calculator-tools.ts'
import { present } from '#content/present.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { formatMoney } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import { type OfferDifference, offerDifferences } from './offer-terms.ts'
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
      const { figures } = offer.loan
      const rate = figures.effectiveRateWithCostsPercent
      return {
        ...offer,
        effectiveRate: rate === undefined ? Infinity : Number(rate),
        total: figures.principal + figures.totalCost,
      }
    })
    .sort((a, b) => byRate(a, b) || byTotal(a, b))
}

/** Offers with unique names: one without a name is called by its letter, and a shared name gets the letter added. */
export function distinctlyNamed<Named extends Offer>(offers: readonly Named[]): Named[] {
  const names = offers.map(({ id, name }) => name.trim() || words.name(id))
  return offers.map((offer, index) => {
    const name = names[index] ?? ''
    const isShared = names.filter((other) => other === name).length > 1
    return { ...offer, name: isShared ? words.sharedName(name, offer.id) : name }
  })
}

/** The comparison in words, followed by its caveats. */
export function comparison(ranked: readonly RankedOffer[]): string[] {
  const [first, second] = ranked
  if (!first || !second) return [words.one]
  const has = (difference: OfferDifference) => offerDifferences(ranked).includes(difference)
  return present(
    ...(Number.isFinite(second.effectiveRate) ? [verdict(first, second, ranked)] : []),
    ...ranked.filter(({ effectiveRate }) => effectiveRate === Infinity).map(({ name }) => words.noRate(name)),
    has('months') && words.differentTerms,
    has('principal') && !has('currency') && words.differentAmounts,
    has('currency') && words.differentCurrencies,
  )
}

/** Which of two offers of the same loan is cheaper, in one line where rate and total agree on it. */
export function twoVerdict(ranked: readonly RankedOffer[]): string | undefined {
  const [first, second] = ranked
  if (!first || !second) return undefined
  const saved = second.total - first.total
  if (saved <= 0 || !Number.isFinite(second.effectiveRate)) return comparison(ranked)[0]
  return words.two.cheaper(first.name, formatMoney(saved, first.loan.currency))
}

function verdict(first: RankedOffer, second: RankedOffer, ranked: readonly RankedOffer[]): string {
  const isTie = first.effectiveRate === second.effectiveRate
  const points = counted(Number((second.effectiveRate - first.effectiveRate).toFixed(2)), 'point')
  const byRateAlone = isTie
    ? words.sameRate(first.name, second.name)
    : words.answerByRate(first.name, second.name, points)
  const differences = offerDifferences(ranked)
  // Totals in different currencies, or of loans of different size, do not tell which is cheaper.
  if (differences.includes('currency') || differences.includes('principal')) return byRateAlone

  const cheapest = ranked.reduce((least, offer) => (offer.total < least.total ? offer : least))
  if (cheapest.total < first.total) return words.split(first.name, cheapest.name, listed(first, cheapest))
  if (ranked.every(({ effectiveRate, total }) => effectiveRate === first.effectiveRate && total === first.total))
    return words.equal
  if (second.total === first.total) return byRateAlone
  const saved = formatMoney(second.total - first.total, first.loan.currency)
  return isTie
    ? words.answerByTotal(first.name, second.name, saved)
    : words.answer(first.name, second.name, points, saved)
}

/** The terms in which two offers differ, as a list: „rok i NKS”. */
function listed(one: RankedOffer, other: RankedOffer): string {
  const names: Partial<Record<OfferDifference, string>> = words.differences
  const [last = '', ...before] = present(...offerDifferences([one, other]).map((name) => names[name])).reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} i ${last}`
}

function byRate(a: RankedOffer, b: RankedOffer): number {
  return a.effectiveRate === b.effectiveRate ? 0 : a.effectiveRate - b.effectiveRate
}

function byTotal(a: RankedOffer, b: RankedOffer): number {
  return a.loan.currency === b.loan.currency ? a.total - b.total : 0
}
