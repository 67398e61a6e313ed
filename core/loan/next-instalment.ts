import { addPercent } from '#core/money/add-percent.ts'
import { addMonths, type IsoDate } from '#core/money/date.ts'
import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'
import { schedule } from './schedule.ts'

/** A running loan with a variable rate. */
export type RunningLoan = {
  /** Debt before the next instalment; minor units. */
  balance: Minor
  monthsLeft: number
  marginPercent: Percent
  /** The index in the present rate, and the one that the next reset takes. */
  index: { present: Percent; next: Percent }
  /** Day of the next instalment. */
  due: IsoDate
  /** Day from which the next index counts, and how many months it then lasts. */
  reset: { day: IsoDate; everyMonths: number }
}

/** One instalment that is still to be paid. */
export type ComingInstalment = { due: IsoDate; ratePercent: string; instalment: Minor; interest: Minor; balance: Minor }

/** A day on which the rate is set anew, with the debt and the instalments left then. */
export type ResetDay = { day: IsoDate; balance: Minor; monthsLeft: number }

/**
 * Every instalment that is still to be paid, with the present index up to the next reset and the next one from there on
 * to the end: an instalment that is due after the day of the reset is computed anew.
 *
 * @throws RangeError when the terms are out of bounds
 * @example comingInstalments({
 *   balance: 80_000_00, monthsLeft: 300, marginPercent: 2, index: { present: 2, next: 3 },
 *   due: '2026-12-15', reset: { day: '2027-01-01', everyMonths: 6 },
 * }).slice(0, 2).map(({ instalment }) => instalment) // [422_27, 467_55]
 * @see docs/sources.md#sledeća-rata
 */
export function comingInstalments({
  balance,
  monthsLeft,
  marginPercent,
  index,
  due,
  reset,
}: RunningLoan): ComingInstalment[] {
  const days = Array.from({ length: monthsLeft }, (_, month) => addMonths(due, month))
  const first = days.findIndex((day) => day > reset.day)
  const [present, next] = [index.present, index.next].map((value) => addPercent(value, marginPercent)) as [
    string,
    string,
  ] // of two
  const { rows } = schedule({
    principal: balance,
    ratePercent: first === 0 ? next : present,
    months: monthsLeft,
    rateSteps: first > 0 ? [{ fromMonth: first + 1, ratePercent: next }] : [],
  })
  return rows.map(({ month, instalment, interest, balance: left }) => ({
    due: days[month - 1] ?? due,
    ratePercent: first >= 0 && month > first ? next : present,
    instalment,
    interest,
    balance: left,
  }))
}

/** The days of reset up to the last instalment, each with what would be left if the next index stayed. */
export function resetDays(loan: RunningLoan, coming: readonly ComingInstalment[]): ResetDay[] {
  const last = coming.at(-1)?.due ?? loan.due
  const days: ResetDay[] = []
  for (let step = 0; ; step++) {
    const day = addMonths(loan.reset.day, step * loan.reset.everyMonths)
    if (day >= last) return days
    const paid = coming.filter(({ due }) => due <= day)
    days.push({ day, balance: paid.at(-1)?.balance ?? loan.balance, monthsLeft: coming.length - paid.length })
  }
}
