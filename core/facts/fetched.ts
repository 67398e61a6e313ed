/** Which of the figures that machines fetch are taken: those of a plausible size, near the last value, and not old. */
import { addDays, type IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'

/** A fact that has a source machines may read. */
export type FetchedName = 'middle-rate' | 'ecb-main-rate' | 'euribor-3m' | 'euribor-6m'

/** What a source says. */
export type Reading = {
  fact: FetchedName
  currency: Currency | null
  value: number
  /** The day it is from: of the list, of the change, or the first of the month. */
  day: IsoDate
  source: string
}

/** A reading that was taken, with the days it may be shown for. */
export type FetchedRow = Reading & { validTo: IsoDate; checkedOn: IsoDate }

/** The newest value that is known, whoever told it. */
type Last = { value: number; day: IsoDate } | undefined

/** Whether a reading is taken. */
export type Judged = { ok: true; row: FetchedRow } | { ok: false; why: string }

type Bounds = {
  least: number
  most: number
  /** The largest change from the last value. */
  step: (last: number) => number
  /** The last day it may be shown on. Short, so that a value that is not refreshed disappears by itself. */
  validTo: (day: IsoDate, today: IsoDate) => IsoDate
}

const WORKING_DAYS_OFF = 7 // days without a list: weekends, and holidays beside them
const MEAN_DAYS = 45 // a month's mean is published in the first days of the next
const RATE_DAYS = 60 // the main rate changes every six weeks at most, and stays otherwise

const exchange: Bounds = {
  least: 100,
  most: 150,
  step: (last) => last * 0.01,
  validTo: (day) => addDays(day, WORKING_DAYS_OFF),
}
const rate = { least: -1, most: 15, step: () => 0.75 }
const mean: Bounds = { ...rate, validTo: (day) => addDays(day, 30 + MEAN_DAYS) }

const bounds: Record<FetchedName, Bounds> = {
  'middle-rate': exchange,
  'ecb-main-rate': { ...rate, validTo: (_, today) => addDays(today, RATE_DAYS) },
  'euribor-3m': mean,
  'euribor-6m': mean,
}

/**
 * The row of a reading, or why it is refused.
 *
 * @param last what it is compared with; the owner unlocks a real leap by confirming a value himself
 * @example judged({ fact: 'ecb-main-rate', currency: 'EUR', value: 26.5, day: '2026-09-16', source: 'ECB' }, undefined, '2026-11-27').ok // false
 */
export function judged(reading: Reading, last: Last, today: IsoDate): Judged {
  const { fact, value, day } = reading
  const { least, most, step, validTo } = bounds[fact]
  if (value < least || value > most) return refused(`${value} is out of its band, ${least} to ${most}`)
  if (day > today) return refused(`it is of ${day}, which is yet to come`)
  if (last !== undefined && day < last.day) return refused(`it is of ${day}, older than the value of ${last.day}`)
  if (last !== undefined && Math.abs(value - last.value) > step(last.value) + 1e-9)
    return refused(`${value} is too far from the last value, ${last.value}`)
  const until = validTo(day, today)
  if (until < today) return refused(`it is of ${day}, too old`)
  return { ok: true, row: { ...reading, validTo: until, checkedOn: today } }
}

function refused(why: string): Judged {
  return { ok: false, why }
}
