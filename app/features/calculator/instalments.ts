import type { Row } from '#core/loan/schedule.ts'
import type { Minor } from '#core/money/minor.ts'
import type { Loan } from './loan.ts'

/** All alike but for the last of the loan, which settles the rounding; each smaller than the one before; or neither. */
export type Course = 'level' | 'falling' | 'uneven'

/** How the instalments of a loan run, so that nothing is said of all of them that holds for some. */
export type Instalments = {
  /** Those of the grace period, interest alone; two where the fixed period ends in it. */
  grace: Minor[]
  /** The one the loan is known by: the first with principal in it. */
  first: Minor
  /** The first after the fixed period, where that is not over by then. */
  later: Minor | undefined
  last: Minor
  /** From `first` to `later`, or to the end. */
  course: Course
}

export function instalmentsOf({ choices, plan }: Loan): Instalments {
  const { rateKind, graceMonths, fixedMonths } = choices
  const { rows, instalment, lastInstalment } = plan
  const changes = rateKind === 'combined'
  const hasLater = changes && fixedMonths > graceMonths
  const grace = [rows[0], changes && !hasLater ? rows[fixedMonths] : undefined]
  return {
    grace: grace.flatMap((row) => (row && row.month <= graceMonths ? row.instalment : [])),
    first: instalment,
    later: hasLater ? rows[fixedMonths]?.instalment : undefined,
    last: lastInstalment,
    course: courseOf(hasLater ? rows.slice(graceMonths, fixedMonths) : rows.slice(graceMonths), rows.length),
  }
}

/** How far the last instalment is from the one before it by rounding alone; 0 where nothing was to be settled. */
export function settledByLast({ choices, plan: { rows } }: Loan): Minor {
  const { rateKind, repayment, graceMonths, fixedMonths } = choices
  const alike = rows.slice(Math.max(graceMonths, rateKind === 'combined' ? fixedMonths : 0))
  const [before, last] = alike.slice(-2)
  if (!before || !last) return 0
  return repayment === 'annuity' ? last.instalment - before.instalment : last.principal - before.principal
}

function courseOf(rows: readonly Row[], lastMonth: number): Course {
  const [first] = rows
  if (rows.every(({ month, instalment }) => month === lastMonth || instalment === first?.instalment)) return 'level'
  const isFalling = rows.every(
    ({ instalment }, index) => index === 0 || instalment < (rows[index - 1]?.instalment ?? 0),
  )
  return isFalling ? 'falling' : 'uneven'
}
