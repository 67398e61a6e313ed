import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { inTurn, shownRate } from '#app/features/calculator/result-rows.ts'
import { costNames, results } from '#content/calculator.ts'
import { ownExample as words } from '#content/calculator-sections.ts'
import { present } from '#content/present.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { CostId } from '#core/calculator/fields.ts'
import { fullRatePercent } from '#core/calculator/full-rate.ts'
import { instalmentsOf } from '#core/calculator/instalments.ts'
import { type Loan, variableRate } from '#core/calculator/loan.ts'
import { formatDate } from '#core/money/date.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import styles from './own-example.module.css'

type Item = { term: string; text: string }

/**
 * The representative example for the visitor's own numbers: all eight items, in the legal order
 * (docs/sources.md#reprezentativni-primer).
 */
export function OwnExample({ loan, state: { facts } }: SectionProps) {
  return (
    <section className={`card ${styles.example}`}>
      <h2>{words.heading}</h2>
      <dl>
        {[...subject(facts, loan), ...rates(facts, loan), ...sums(loan)].map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function subject({ product }: CalculatorFacts, { choices, currency, figures }: Loan): Item[] {
  const sum = (minor: number) => formatMoney(minor, currency)
  const purchase =
    product === 'cash'
      ? []
      : [
          { term: words.price[product], text: sum(choices.amount) },
          { term: words.deposit(formatPercent(choices.depositPercent, 0, 2)), text: sum(choices.deposit) },
        ]
  return [
    { term: words.kind.term, text: words.kind.text[product] },
    ...purchase,
    { term: words.amount, text: sum(figures.principal) },
    { term: words.currency.term, text: words.currency.text[currency] },
    { term: words.term, text: counted(figures.months, 'month') },
  ]
}

function rates(facts: CalculatorFacts, loan: Loan): Item[] {
  const { choices, input, figures } = loan
  const percent = (value: number | string) => formatPercent(value, 2, 3)
  const { rateKind, indexPercent, marginPercent, fixedMonths } = choices
  const text = {
    fixed: () => words.nominalRate.fixed(percent(input.ratePercent)),
    variable: () =>
      words.nominalRate.variable(percent(input.ratePercent), percent(indexPercent), percent(marginPercent)),
    combined: () =>
      words.nominalRate.combined(
        percent(input.ratePercent),
        counted(fixedMonths, 'month'),
        percent(variableRate(choices)),
        percent(indexPercent),
        percent(marginPercent),
      ),
  }[rateKind]()
  const effective = shownRate(figures.effectiveRateWithCostsPercent)
  const full = fullRatePercent(facts, loan)
  return [
    { term: words.nominalRate.term, text },
    {
      term: words.effectiveRate(formatDate(facts.today), figures.costs.length > 0),
      text: full === undefined ? effective : words.fullRate(effective, formatPercent(full)),
    },
  ]
}

function sums(loan: Loan): Item[] {
  const { currency, figures } = loan
  const sum = (minor: number) => formatMoney(minor, currency)
  return [
    { term: words.instalment, text: instalments(loan).reduce(results.inTurn) },
    { term: words.lastInstalment, text: sum(figures.lastInstalment) },
    { term: words.totalRepayment, text: sum(figures.totalRepayment) },
    { term: words.interest, text: sum(figures.totalInterest) },
    { term: words.fee, text: sum(figures.fee) },
    ...figures.costs.map(({ id, total }) => ({ term: costNames[id as CostId], text: sum(total) })), // ids of our own costs
    { term: words.total, text: sum(figures.totalCost) },
  ]
}

/** In one line, because the printed page is full. */
function instalments(loan: Loan): string[] {
  const { grace, first, course, later } = instalmentsOf(loan)
  const sum = (minor: number) => formatMoney(minor, loan.currency)
  return present(
    grace.length > 0 && words.instalments.inGrace(inTurn(grace.map(sum))),
    course === 'level' ? sum(first) : words.instalments.first(sum(first)),
    later !== undefined && words.instalments.later(sum(later)),
  )
}
