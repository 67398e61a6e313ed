import { nominalRateText } from '#app/features/calculator/result-rows.ts'
import { offersTool as words } from '#content/calculator-tools.ts'
import { present } from '#content/present.ts'
import { type Loan, otherCosts } from '#core/calculator/loan.ts'
import { formatMoney, NBSP } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'

/** The terms in which offers may differ. */
export type OfferDifference = keyof ReturnType<typeof termsOf> | 'currency'

/** The terms of a loan as texts; equal texts are equal terms. */
export function termsOf(loan: Loan) {
  const { choices, currency, figures } = loan
  const { rateKind, fixedMonths, repayment, graceMonths } = choices
  const kind = words.terms.rate[rateKind]
  return {
    principal: formatMoney(figures.principal, currency),
    months: counted(figures.months, 'month'),
    nominalRate: nominalRateText(loan),
    rateKind: rateKind === 'combined' ? words.terms.fixedFor(kind, counted(fixedMonths, 'month')) : kind,
    repayment: words.terms.repayment[repayment],
    grace: graceMonths === 0 ? words.noGrace : counted(graceMonths, 'month'),
    fee: formatMoney(figures.fee, currency),
    costs: formatMoney(otherCosts(figures), currency),
  }
}

/** The terms in one line, without unused optional ones; it can only break before a term, not before a dot. */
export function termsLine(loan: Loan): string {
  const { principal, months, nominalRate, rateKind, repayment, grace, fee, costs } = termsOf(loan)
  return present(
    principal,
    months,
    words.terms.nominalRate(nominalRate, rateKind),
    words.terms.fee(fee),
    loan.figures.costs.length > 0 && words.terms.costs(costs),
    repayment,
    loan.choices.graceMonths > 0 && words.terms.grace(grace),
  ).join(`${NBSP}· `)
}

/** The terms in which the loans are not all alike. */
export function offerDifferences(offers: readonly { loan: Loan }[]): OfferDifference[] {
  const [first, ...others] = offers.map(({ loan }) => ({ currency: loan.currency, ...termsOf(loan) }))
  if (!first) return []
  const names = Object.keys(first) as OfferDifference[] // Object.keys forgets the key type it was given
  return names.filter((name) => others.some((other) => other[name] !== first[name]))
}
