import { nominalRateText } from '#app/features/calculator/result-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { budgetTool as words } from '#content/budget-tool.ts'
import { affordabilityTool } from '#content/calculator-tools.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Choices, limitsOf } from '#core/calculator/fields.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { converted } from '#core/money/exchange.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import { Answer } from './answer.tsx'
import type { BudgetAnswer } from './budget-answer.ts'
import styles from './budget-tool.module.css'

type BudgetOutcomeProps = {
  answer: BudgetAnswer
  loan: Loan
  facts: CalculatorFacts
  middleRate: number
  /** Currency of the income. */
  unit: Currency
  /** Hands the figures over to the form. */
  onTake: (choices: Choices) => void
}

/** The answer in one line, its sums, and what keeps them from being higher. */
export function BudgetOutcome({ answer, loan, facts, middleRate, unit, onTake }: BudgetOutcomeProps) {
  const { price, own, choices } = answer
  if (answer.mostLoan <= 0) return <Answer>{affordabilityTool.nothing}</Answer>
  const sum = (amount: Minor) => formatMoney(amount, loan.currency, amount % 100 === 0 ? 0 : 2)
  const { product } = facts
  const rows = [
    [words.names.price[product], sum(price)],
    ...(facts.deposit
      ? [
          [words.names.loan, sum(answer.loan)],
          [words.names.own, sum(own)],
        ]
      : []),
  ]
  return (
    <>
      <Answer>{words.answer[product](sum(price), sum(answer.loan), sum(own))}</Answer>
      <dl className={styles.sums}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {choices ? (
        <Button block onClick={() => onTake(choices)}>
          {words.take}
        </Button>
      ) : (
        <p className="warning">{words.outside}</p>
      )}
      <ul className={styles.reasons}>
        {reasons(answer, loan, facts, (para) => {
          const amount = converted(para, 'RSD', unit, middleRate)
          return formatMoney(amount - (amount % 100), unit, 0) // a promise is never rounded up
        }).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

/** Why not more: what binds, the income, own money, the term. */
function reasons(
  { boundBy, mostLoan, usualLoan, longestLoan, careful, usual, instalment, ownPercent, isByLaw }: BudgetAnswer,
  loan: Loan,
  facts: CalculatorFacts,
  ofIncome: (para: BudgetAnswer['instalment']) => string,
): string[] {
  const { product, deposit, rulesAndCaps } = facts
  const { rules } = rulesAndCaps
  const { max: longest } = limitsOf(facts, loan.choices, 'months')
  const percent = (value: number) => formatPercent(value, 0, 2)
  const sum = (amount: Minor) => formatMoney(amount, loan.currency, 0)
  const firstHome = rules['housing.largest-share.first-home']
  const bound = words.bound[boundBy]
  const { months } = loan.input
  return [
    typeof bound === 'string' ? bound : bound(sum(mostLoan)),
    words.careful(percent(careful), ofIncome(instalment)),
    usualLoan > mostLoan && words.usual(percent(usual), sum(usualLoan)),
    deposit &&
      (isByLaw
        ? words.largestShare(percent(100 - ownPercent), percent(ownPercent))
        : words.ownAsChosen(percent(ownPercent))),
    product === 'housing' && isByLaw && firstHome !== undefined && words.firstHome(percent(firstHome)),
    words.terms(nominalRateText(loan), counted(months, 'month')),
    months < longest && longestLoan > mostLoan && words.longer(counted(longest, 'month'), sum(longestLoan)),
  ].filter((reason) => typeof reason === 'string')
}
