import { debtsTool as words } from '#content/debts-tool.ts'
import { sentences } from '#content/present.ts'
import type { Consolidated } from '#core/loan/revolving-debt.ts'
import { formatMoney } from '#core/money/format.ts'
import { counted, termInYears } from '#core/money/plural.ts'

/** The kinds of debt that the tool asks for, in its order. */
export const debtNames = ['overdraft', 'card'] as const
export type DebtName = (typeof debtNames)[number]

/** What becomes of the debts and what one loan would change, in sentences. @param names of the debts, in their order */
export function debtsAnswer({ payoffs, now, loan, saving }: Consolidated, names: readonly DebtName[]): string {
  const sum = (minor: number) => formatMoney(minor, 'RSD')
  const never = payoffs.flatMap((payoff, index) => {
    const name = words.groups[names[index] ?? 'overdraft']
    return payoff.ends ? [] : [words.never[payoff.why](name, sum(payoff.interest))]
  })
  const dearer = loan.instalment > now.payment && words.dearer
  if (saving === undefined || now.months === undefined || now.total === undefined) {
    const instead = words.instead(counted(loan.months, 'month'), sum(loan.instalment), sum(loan.totalRepayment))
    return sentences(...never, instead, dearer)
  }
  const told = [termInYears(now.months), sum(now.total)] as const
  if (saving === 0) return sentences(words.equal(...told), dearer)
  const compared = saving > 0 ? words.saves : words.costs
  return sentences(compared(...told, sum(Math.abs(saving))), dearer)
}
