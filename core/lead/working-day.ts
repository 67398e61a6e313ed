/** Working days of the advisors: Monday to Friday unless the owner says otherwise, except public holidays in Serbia. */
import { addDays, type IsoDate } from '#core/money/date.ts'

// Zakon o državnim i drugim praznicima u Republici Srbiji: New Year, Statehood Day, Labour Day, Armistice Day.
const STATE_HOLIDAYS = ['01-01', '01-02', '02-15', '02-16', '05-01', '05-02', '11-11']
const CHRISTMAS = '01-07' // of the Julian calendar
const YEARS = { from: 1900, to: 2099 } // in which the Julian calendar is 13 days behind

const holidaysByYear = new Map<number, ReadonlySet<IsoDate>>()

/** On which days advisors call, as the owner says (`workingCalendar` of core/owner). */
export type WorkingCalendar = {
  /** ISO 8601: 1 is Monday; at least one. */
  weekdays: readonly number[]
  /** Besides public holidays. */
  daysOff: readonly IsoDate[]
}

/** Whether advisors call on a day. */
export function isWorkingDay(day: IsoDate, { weekdays, daysOff }: WorkingCalendar): boolean {
  if (!weekdays.includes(weekday(day) || 7) || daysOff.includes(day)) return false
  return !publicHolidays(Number(day.slice(0, 4))).has(day)
}

/** The first working day after a day. */
export function nextWorkingDay(day: IsoDate, calendar: WorkingCalendar): IsoDate {
  let next = addDays(day, 1)
  while (!isWorkingDay(next, calendar)) next = addDays(next, 1)
  return next
}

/**
 * All public holidays: state holidays, the next working day when one falls on a Sunday, Orthodox Christmas, and
 * Orthodox Good Friday to Easter Monday. Holidays of other religions apply to their believers only.
 *
 * @throws RangeError outside 1900 to 2099
 */
export function publicHolidays(year: number): ReadonlySet<IsoDate> {
  const known = holidaysByYear.get(year)
  if (known) return known

  const easter = orthodoxEaster(year)
  const state = STATE_HOLIDAYS.map((monthDay) => `${year}-${monthDay}`)
  const religious = [`${year}-${CHRISTMAS}`, ...[-2, -1, 0, 1].map((days) => addDays(easter, days))]
  const holidays = new Set([...state, ...religious])
  for (const sunday of state.filter((day) => weekday(day) === 0)) {
    let off = addDays(sunday, 1)
    while (isWeekend(off) || holidays.has(off)) off = addDays(off, 1)
    holidays.add(off)
  }
  holidaysByYear.set(year, holidays)
  return holidays
}

/**
 * Orthodox Easter Sunday, as a Gregorian date.
 *
 * Meeus, Astronomical Algorithms, chapter 8: Easter in the Julian calendar, plus thirteen days.
 *
 * @throws RangeError outside 1900 to 2099
 * @example orthodoxEaster(2026) // '2026-04-12'
 */
export function orthodoxEaster(year: number): IsoDate {
  if (year < YEARS.from || year > YEARS.to) {
    throw new RangeError(`Easter of ${year} is out of reach; expected a year from ${YEARS.from} to ${YEARS.to}.`)
  }
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + sunday + 114
  const month = Math.floor(days / 31)
  const day = (days % 31) + 1
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 13)
}

function isWeekend(day: IsoDate): boolean {
  return weekday(day) === 0 || weekday(day) === 6
}

/** 0 is Sunday. */
function weekday(day: IsoDate): number {
  return new Date(day).getUTCDay()
}
