/** The representative example of a product, computed by the engine for the day the page is made. */

import type { ExampleData } from '#app/features/article/article-data.ts'
import type { HeadFact } from '#app/features/article/page-head.tsx'
import { costNames } from '#content/calculator.ts'
import { heroFacts, exampleTexts as words } from '#content/example.ts'
import { portion, rate } from '#content/figures.ts'
import { exchangeText } from '#content/grades.ts'
import { present } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { type ExampleLoan, exampleLoan, neededCosts, usualTerm } from '#core/calculator/representative-example.ts'
import { middleRate } from '#core/facts/middle-rate.ts'
import type { Product } from '#core/facts/products.ts'
import { interestPerHundred, type LoanFigures, loanFigures } from '#core/loan/loan-figures.ts'
import { formatDate } from '#core/money/date.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import { percentOf } from '#core/money/minor.ts'
import { counted, pluralNoun } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'

/** The example of a product, ready to print. */
export function example(product: Product, known: Known): ExampleData {
  const loan = exampleLoan(product, known)
  const costs = neededCosts(loan, known)
  const exchange = middleRate(known)
  const figures = loanFigures({ ...loan, costs })
  return typeset({
    kind: 'example',
    product,
    effectiveRate: {
      label: words.effectiveRate(formatDate(known.today)),
      value: effective(figures.effectiveRateWithCostsPercent),
    },
    instalment: { label: words.instalment, amount: formatAmount(figures.instalment), currency: loan.currency },
    rows: rows(loan, figures, costs),
    costShare: costShare(loan, figures),
    notes: present(
      exchange &&
        costs.some(({ tariff }) => tariff.currency && tariff.currency !== loan.currency) &&
        words.converted(exchangeText(exchange)),
      ...words.notes[product],
      ...words.notes.all,
    ),
  })
}

/** The figures at the head of a loan page: the same loan. */
export function loanFacts(product: Product, known: Known): HeadFact[] {
  const loan = exampleLoan(product, known)
  const figures = loanFigures({ ...loan, costs: neededCosts(loan, known) })
  const longest = usualTerm(product, known)
  return typeset([
    { term: heroFacts.effectiveRate, figure: effective(figures.effectiveRateWithCostsPercent) },
    { term: heroFacts.deposit[product], figure: portion(loan.depositPercent) },
    { term: heroFacts.longestTerm, figure: String(longest), unit: pluralNoun(longest, 'month') },
    {
      term: heroFacts.instalment(formatMoney(loan.principal, loan.currency, 0)),
      figure: formatAmount(figures.instalment),
      unit: loan.currency,
    },
  ])
}

/** The items of the example; the costs are the mandatory ones of third parties. */
function rows(loan: ExampleLoan, figures: LoanFigures, costs: ReturnType<typeof neededCosts>): ExampleData['rows'] {
  const { product } = loan
  const sum = (minor: number) => formatMoney(minor, loan.currency)
  const price = product === 'cash' ? undefined : words.price[product]
  return [
    { term: words.kind.term, text: words.kind.text[product] },
    ...(price
      ? [
          { term: price, text: sum(loan.price) },
          {
            term: words.deposit(portion(loan.depositPercent)),
            text: sum(percentOf(loan.price, loan.depositPercent)),
          },
        ]
      : []),
    { term: words.principal, text: sum(loan.principal) },
    { term: words.currency.term, text: words.currency.text[loan.currency] },
    { term: words.months, text: counted(loan.months, 'month') },
    { term: words.nominalRate, text: rate(loan.ratePercent) },
    { term: words.fee(rate(loan.feePercent)), text: sum(figures.fee) },
    { term: words.totalInterest, text: sum(figures.totalInterest) },
    { term: words.totalRepayment, text: sum(figures.totalRepayment) },
    ...costs.map(({ id, amount, due }) => ({ term: words.cost(costNames[id], due), text: sum(amount) })),
    ...(costs.length > 0 ? [{ term: words.effectiveRateOfFee, text: effective(figures.effectiveRatePercent) }] : []),
  ]
}

function costShare({ currency }: ExampleLoan, figures: LoanFigures): ExampleData['costShare'] {
  const perHundred = interestPerHundred(figures)
  return { perHundred, text: words.interestPerHundred[currency](perHundred) }
}

function effective(percent: string | undefined): string {
  if (percent === undefined) throw new Error('The costs of an example leave nothing to receive; mend core/facts.')
  return rate(percent)
}
