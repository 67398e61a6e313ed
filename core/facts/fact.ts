import { addDays, type IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'

/** What the number of a fact counts. Sums are whole minor units, percentages percent (4.5 is 4.5 %). */
export type Unit = 'minor' | 'percent' | 'months' | 'years' | 'rsd-per-eur'

/**
 * Something that holds for a time and comes from somewhere. Facts are the only place where a rate, limit, tariff or
 * threshold is written down; a page shows one only while it is valid, with the day it was checked.
 */
export type Fact<Name extends string = string, Value = number> = {
  fact: Name
  value: Value
  unit: Unit
  /** The currency it is about; null where it holds for both. */
  currency: Currency | null
  validFrom: IsoDate
  /** Last day on which it holds; null while no end is known. */
  validTo: IsoDate | null
  /** Where it was read, and how far it can be trusted. */
  source: string
  checkedOn: IsoDate
}

/** The day on which every fact of the first edition was last compared with its source. */
export const FIRST_CHECK: IsoDate = '2026-11-21'

/** The day whose facts hold for a visit: a clock that runs before the first edition changes nothing. */
export function factDay(today: IsoDate): IsoDate {
  return today < FIRST_CHECK ? FIRST_CHECK : today
}

/**
 * The row of a fact that holds on a day. Of several the one that began last; an expired one is never returned, so what
 * is out of date disappears by itself.
 *
 * @param currency rows about the other currency are passed over
 */
export function factOn<Row extends Fact<string, unknown>>(
  rows: readonly Row[],
  fact: Row['fact'],
  today: IsoDate,
  currency: Currency | null = null,
): Row | undefined {
  return rows
    .filter((row) => row.fact === fact && isValid(row, today))
    .filter((row) => currency === null || row.currency === null || row.currency === currency)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
}

/** Whether a fact holds on a day. */
export function isValid(row: Fact<string, unknown>, today: IsoDate): boolean {
  return row.validFrom <= today && (row.validTo === null || today <= row.validTo)
}

/** Facts older than this are asked for again: the National Bank publishes its limits anew every half year. */
export const REVIEW_DAYS = 180
/** Warning time before a fact runs out. */
export const NOTICE_DAYS = 30

/** What needs a person's eye, by urgency. */
export type Review<Row> = {
  /** Shown today although nobody has compared it with its source for `REVIEW_DAYS`. */
  stale: Row[]
  /** Runs out within `NOTICE_DAYS`, with nothing to follow. */
  expiring: Row[]
  /** Ran out, with nothing to follow: pages are silent about it. */
  missing: Row[]
}

/** Sorts the facts that need looking after; rows that a later one replaces are history and never listed. */
export function review<Row extends Fact<string, unknown>>(rows: readonly Row[], today: IsoDate): Review<Row> {
  const latest = rows.filter((row) => !rows.some((other) => replaces(other, row)))
  const noticeEnd = addDays(today, NOTICE_DAYS)
  return {
    stale: latest.filter((row) => isValid(row, today) && addDays(row.checkedOn, REVIEW_DAYS) < today),
    expiring: latest.filter((row) => isValid(row, today) && row.validTo !== null && row.validTo <= noticeEnd),
    missing: latest.filter((row) => row.validTo !== null && row.validTo < today),
  }
}

function replaces(later: Fact<string, unknown>, earlier: Fact<string, unknown>): boolean {
  return later.fact === earlier.fact && later.currency === earlier.currency && later.validFrom > earlier.validFrom
}
