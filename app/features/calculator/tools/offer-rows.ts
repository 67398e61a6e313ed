import { shownRate } from '#app/features/calculator/result-rows.ts'
import { offersTool as words } from '#content/calculator-tools.ts'
import { present } from '#content/present.ts'
import { formatMoney } from '#core/money/format.ts'
import { type OfferDifference, termsOf } from './offer-terms.ts'
import type { RankedOffer } from './ranked-offers.ts'

/** The rows in which offers differ, and what they have in common. */
export function offerRows(offers: readonly RankedOffer[]): { differing: string[][]; same: string[][] } {
  const rows = allRows(offers)
  const isSame = ([, first, ...others]: string[]) => others.every((value) => value === first)
  return { differing: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) }
}

/** Every term and sum of the offers, in the order of the offers. */
export function allRows(ranked: readonly RankedOffer[]): string[][] {
  const { rows: names } = words
  const row = (name: string, value: (offer: RankedOffer) => string) => [name, ...ranked.map(value)]
  const term = (name: Exclude<OfferDifference, 'currency'>) => row(names[name], ({ loan }) => termsOf(loan)[name])
  const hasGrace = ranked.some(({ loan }) => loan.choices.graceMonths > 0)
  return present(
    row(names.effectiveRate, ({ loan }) => shownRate(loan.figures.effectiveRateWithCostsPercent)),
    row(names.total, ({ loan, total }) => formatMoney(total, loan.currency)),
    row(names.instalment, ({ loan }) => formatMoney(loan.figures.instalment, loan.currency)),
    term('principal'),
    term('months'),
    term('nominalRate'),
    term('rateKind'),
    term('repayment'),
    hasGrace && term('grace'),
    row(names.interest, ({ loan }) => formatMoney(loan.figures.totalInterest, loan.currency)),
    term('fee'),
    ranked.some(({ loan }) => loan.figures.costs.length > 0) && term('costs'),
  )
}
