import { withQuantity } from '#core/calculator/choices.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Choices, limitsOf } from '#core/calculator/fields.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { type Household, largestInstalment, promisedLoan } from '#core/loan/affordability.ts'
import { type Budget, budget } from '#core/loan/budget.ts'
import type { Minor, MinorOf } from '#core/money/minor.ts'

export type BudgetAnswer = Budget & {
  /** The advised share of the income, and the usual one, in percent. */
  careful: number
  usual: number
  /** The largest instalment by the advised share. */
  instalment: MinorOf<'RSD'>
  /** The largest loans by these shares, and over the longest term. */
  mostLoan: Minor
  usualLoan: Minor
  longestLoan: Minor
  /** Own money, at least, in percent of the price; not what the law asks where that is not known. */
  ownPercent: number
  isByLaw: boolean
  /** The form with these figures; undefined where they are outside its limits. */
  choices: Choices | undefined
}

type Asked = { household: Household; savings: Minor | undefined; middleRate: number }

/**
 * What a household can buy with the rate and term of a loan, by the limits of the affordability tool.
 *
 * @returns undefined where a limit is not known
 */
export function budgetFor(
  { choices, currency, input }: Loan,
  facts: CalculatorFacts,
  { household, savings, middleRate }: Asked,
): BudgetAnswer | undefined {
  const { 'burden.careful': careful, 'burden.usual': usual } = facts.rulesAndCaps.rules
  if (careful === undefined || usual === undefined) return undefined
  const most = (share: number, months = input.months) =>
    promisedLoan(household, { ...input, currency, middleRate, months }, share)
  const byLaw = leastOwnPercent(facts)
  const ownPercent = facts.deposit ? (byLaw ?? choices.depositPercent) : 0
  const mostLoan = most(careful)
  const found = budget({
    mostLoan,
    ownPercent,
    savings,
    largestPrice: limitsOf(facts, choices, 'amount').max,
  })
  return {
    ...found,
    careful,
    usual,
    instalment: largestInstalment(household, careful),
    mostLoan,
    usualLoan: most(usual),
    longestLoan: most(careful, limitsOf(facts, choices, 'months').max),
    ownPercent,
    isByLaw: byLaw !== undefined,
    choices: formWith(facts, choices, found),
  }
}

/** What is left of the price by the largest share that a loan may be of it. */
function leastOwnPercent({ product, rulesAndCaps: { rules } }: CalculatorFacts): number | undefined {
  if (product !== 'housing') return rules['indexed.least-deposit']
  const largest = rules['housing.largest-share']
  return largest === undefined ? undefined : 100 - largest
}

function formWith(facts: CalculatorFacts, choices: Choices, { price, loan, own }: Budget): Choices | undefined {
  if (loan <= 0) return undefined
  const priced = withQuantity(choices, 'amount', price)
  const next: Choices = facts.deposit ? { ...withQuantity(priced, 'deposit', own), depositUnit: 'money' } : priced
  const isWithin = (quantity: 'amount' | 'deposit') => {
    const { min, max } = limitsOf(facts, next, quantity)
    return next[quantity] >= min && next[quantity] <= max
  }
  return isWithin('amount') && (!facts.deposit || isWithin('deposit')) ? next : undefined
}
