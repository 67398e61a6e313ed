import type { Minor } from '#core/money/minor.ts'
import type { ScheduleRow } from './schedule.ts'

/** Totals of twelve instalments (the last year may have fewer); sums in minor units. */
export type Year = {
  /** From 1. */
  year: number
  instalment: Minor
  interest: Minor
  principal: Minor
  /** Debt at the end of the year. */
  balance: Minor
  months: ScheduleRow[]
}

/** The schedule by years, counted from the drawdown. */
export function years(rows: readonly ScheduleRow[]): Year[] {
  const result: Year[] = []
  for (let start = 0; start < rows.length; start += 12) {
    const months = rows.slice(start, start + 12)
    result.push({
      year: start / 12 + 1,
      instalment: sum(months, 'instalment'),
      interest: sum(months, 'interest'),
      principal: sum(months, 'principal'),
      balance: months.at(-1)?.balance ?? 0,
      months,
    })
  }
  return result
}

/**
 * The first instalment from which principal exceeds interest in all that follow; undefined when it does not in the
 * last. Interest may exceed principal again after a rate step, so earlier instalments may do so too.
 */
export function principalLeadsFrom(rows: readonly ScheduleRow[]): number | undefined {
  const others = 1 + rows.map((row) => row.principal > row.interest).lastIndexOf(false)
  return rows[others]?.month
}

function sum(rows: readonly ScheduleRow[], column: 'instalment' | 'interest' | 'principal'): Minor {
  return rows.reduce((total, row) => total + row[column], 0)
}
