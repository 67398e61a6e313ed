/**
 * The order in which to call. Call windows are in Belgrade time and apply on every working day until the lead is
 * erased.
 */
import { dayInBelgrade, type IsoDate } from '#core/money/date.ts'
import { type CallSlot, hourInBelgrade, isWithin, slotEnd } from './call-slot.ts'
import type { CallWindow } from './lead.ts'
import { isWorkingDay, nextWorkingDay, type WorkingCalendar } from './working-day.ts'

/** The next time to call a lead. `isNow` while its window is open. */
export type NextCall = { isNow: boolean; day: IsoDate; from: number; to: number }

/** The call window that is open at a moment, else its next opening. */
export function nextCall({ from, to }: CallWindow, moment: Date, calendar: WorkingCalendar): NextCall {
  const today = dayInBelgrade(moment)
  const hour = hourInBelgrade(moment)
  if (isWorkingDay(today, calendar) && hour < to) return { isNow: hour >= from, day: today, from, to }
  return { isNow: false, day: nextWorkingDay(today, calendar), from, to }
}

/** When to call: what was arranged, until it is over, else the next opening of the same hours. */
export function dueCall(
  { callWindow, arranged }: { callWindow: CallWindow; arranged?: CallSlot | undefined },
  moment: Date,
  calendar: WorkingCalendar,
): NextCall {
  if (arranged && moment < slotEnd(arranged)) return { isNow: isWithin(arranged, moment), ...arranged }
  return nextCall(arranged ?? callWindow, moment, calendar)
}

/**
 * Leads in the order in which to call them: open windows first, those that close soonest at the top; then by the next
 * opening, and of one opening those that close soonest. Ties are ordered by age, oldest first.
 */
export function callQueue<T extends { callWindow: CallWindow; arranged?: CallSlot | undefined; createdAt: Date }>(
  leads: readonly T[],
  moment: Date,
  calendar: WorkingCalendar,
): (T & { call: NextCall })[] {
  return leads
    .map((lead) => ({ ...lead, call: dueCall(lead, moment, calendar) }))
    .toSorted((a, b) => order(a.call, b.call) || a.createdAt.getTime() - b.createdAt.getTime())
}

function order(a: NextCall, b: NextCall): number {
  if (a.isNow !== b.isNow) return a.isNow ? -1 : 1
  if (a.isNow) return a.to - b.to
  return a.day.localeCompare(b.day) || a.from - b.from || a.to - b.to
}
