import { instalmentName } from '#content/open-tools.ts'
import { instalmentsOf } from '#core/calculator/instalments.ts'
import type { Loan } from '#core/calculator/loan.ts'

/** Name of the headline instalment, which says how others differ from it. */
export function knownName(loan: Loan): string {
  const { grace, later, course } = instalmentsOf(loan)
  const when = grace.length > 0 ? 'afterGrace' : later === undefined ? 'always' : 'inFixedPeriod'
  return instalmentName(course !== 'level', when)
}

/** Name of the instalment that depends on the index: the one after a fixed period, otherwise the headline one. */
export function indexedName(loan: Loan): string {
  const { later } = instalmentsOf(loan)
  return later === undefined
    ? knownName(loan)
    : instalmentName(loan.choices.repayment !== 'annuity', 'afterFixedPeriod')
}
