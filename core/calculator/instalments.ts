import type { ScheduleRow } from '#core/loan/schedule.ts'
import type { Minor } from '#core/money/minor.ts'
import type { Loan } from './loan.ts'

/** All equal except for the last, which settles the rounding; each smaller than the one before; or neither. */
export type Course = 'level' | 'falling' | 'uneven'

/** How the instalments of a loan develop, so that no sentence says of all what holds only for some. */
export type Instalments = {
  /** In the grace period, interest only; two values if the fixed period ends within it. */
  grace: Minor[]
  /** The headline instalment: the first that repays principal. */
  first: Minor
  /** The first after the fixed period, if that ends after `first`. */
  later: Minor | undefined
  last: Minor
  /** From `first` to `later`, or to the end. */
  course: Course
}

/** The instalments of a loan, as a sentence tells them. */
export function instalmentsOf({ choices, figures }: Loan): Instalments {
  const { rateKind, graceMonths, fixedMonths } = choices
  const { rows, instalment, lastInstalment } = figures
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

/** The difference of the last instalment to the one before that is due to rounding alone; 0 if there is none. */
export function settledByLast({ choices, figures: { rows } }: Loan): Minor {
  const { rateKind, repayment, graceMonths, fixedMonths } = choices
  const alike = rows.slice(Math.max(graceMonths, rateKind === 'combined' ? fixedMonths : 0))
  const [before, last] = alike.slice(-2)
  if (!before || !last) return 0
  return repayment === 'annuity' ? last.instalment - before.instalment : last.principal - before.principal
}

function courseOf(rows: readonly ScheduleRow[], lastMonth: number): Course {
  const [first] = rows
  if (rows.every(({ month, instalment }) => month === lastMonth || instalment === first?.instalment)) return 'level'
  const isFalling = rows.every(
    ({ instalment }, index) => index === 0 || instalment < (rows[index - 1]?.instalment ?? 0),
  )
  return isFalling ? 'falling' : 'uneven'
}
