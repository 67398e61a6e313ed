/** A day with a call window, in Belgrade time: what a visitor is promised. */
import { addDays, dayInBelgrade, type IsoDate } from '#core/money/date.ts'
import { CLOSING_HOUR, isWorkingHour, OPENING_HOUR } from './call-window.ts'
import { isWorkingDay, type WorkingCalendar } from './working-day.ts'

/** Whole hours; `from` is below `to`. */
export type CallSlot = { day: IsoDate; from: number; to: number }

/** How many working days ahead a visitor or an advisor may choose from: three weeks. */
export const DAYS_TO_CHOOSE = 15

const HOUR_MS = 3_600_000
let belgradeClock: Intl.DateTimeFormat | undefined // made when it is first needed, as in core/money/date.ts

/** The current hour; windows open and close on the hour. */
export function hourInBelgrade(moment: Date): number {
  belgradeClock ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Belgrade', hour: '2-digit', hourCycle: 'h23' })
  return Number(belgradeClock.format(moment))
}

/**
 * The moment of a whole hour in Belgrade. Working hours exist on every day exactly once: the clocks change at night.
 *
 * @throws RangeError for an hour that the clocks skip
 * @example momentInBelgrade('2026-11-30', 10) // 2026-11-30T09:00:00Z
 */
export function momentInBelgrade(day: IsoDate, hour: number): Date {
  const asUtc = Date.parse(day) + hour * HOUR_MS
  for (const offset of [1, 2]) {
    const moment = new Date(asUtc - offset * HOUR_MS)
    if (dayInBelgrade(moment) === day && hourInBelgrade(moment) === hour) return moment
  }
  throw new RangeError(`${day} has no hour ${hour} in Belgrade.`)
}

/** When a slot opens. */
export function slotStart({ day, from }: CallSlot): Date {
  return momentInBelgrade(day, from)
}

/** When a slot closes. */
export function slotEnd({ day, to }: CallSlot): Date {
  return momentInBelgrade(day, to)
}

/** Whether a moment lies in a slot: its end is outside. */
export function isWithin(slot: CallSlot, moment: Date): boolean {
  return slotStart(slot) <= moment && moment < slotEnd(slot)
}

/** The first hour of a day from which a call can still be arranged. */
export function earliestHour(day: IsoDate, moment: Date): number {
  return day === dayInBelgrade(moment) ? Math.max(OPENING_HOUR, hourInBelgrade(moment) + 1) : OPENING_HOUR
}

/** The days on which a call can be arranged: working days from today on, today only while an hour of it is left. */
export function daysToChoose(moment: Date, calendar: WorkingCalendar): IsoDate[] {
  const days: IsoDate[] = []
  const today = dayInBelgrade(moment)
  for (let ahead = 0; days.length < DAYS_TO_CHOOSE && ahead <= 366; ahead += 1) {
    const day = addDays(today, ahead)
    if (isWorkingDay(day, calendar) && earliestHour(day, moment) < CLOSING_HOUR) days.push(day)
  }
  return days
}

/** Whether a slot can be arranged: one of `daysToChoose`, within working hours, its first hour not yet begun. */
export function canChoose(slot: CallSlot, moment: Date, calendar: WorkingCalendar): boolean {
  const { day, from, to } = slot
  return (
    isWorkingHour(from) &&
    isWorkingHour(to) &&
    from < to &&
    from >= earliestHour(day, moment) &&
    daysToChoose(moment, calendar).includes(day)
  )
}
