import { addDays, type IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'

/** Unit of a fact's value. Sums are in whole minor units; a percentage of 4.5 means 4.5 %. */
export type Unit = 'minor' | 'percent' | 'days' | 'months' | 'years' | 'square-metres' | 'rsd-per-eur'

/**
 * A dated value with a source and a validity period. Facts are the only place for rates, limits, tariffs and
 * thresholds; a page shows one only while it is valid, together with the day it was checked.
 */
export type Fact<Name extends string = string, Value = number> = {
  fact: Name
  value: Value
  unit: Unit
  /** The currency it applies to; null for both. */
  currency: Currency | null
  validFrom: IsoDate
  /** Last day of validity; null while no end is known. */
  validTo: IsoDate | null
  /** Where it was read, and what it rests on. */
  source: string
  /** The exact page, where there is one. */
  page?: string
  grade: Grade
  /** The day somebody read it there. */
  checkedOn: IsoDate
  /** Where the row comes from; a row of the code itself has none. */
  origin?: Origin
}

/**
 * How far a figure can be relied on: read in the authority's own publication; on a bank's, newspaper's or third party's
 * page; or assumed by us. Pages say „provereno” of official ones only (`content/grades.ts`).
 */
export type Grade = 'official' | 'published' | 'assumed'

/** The least of several grades. */
export function leastGrade(grades: readonly Grade[]): Grade {
  if (grades.includes('assumed')) return 'assumed'
  return grades.includes('published') ? 'published' : 'official'
}

/** A row that comes from outside the code: typed by the owner, or fetched from its publisher. */
export type Origin = 'owner' | 'fetched'

/** Rows of some groups of facts and the day to look them up for; `Known` in core/owner has them all. */
export type FactsOn<Group extends string, Row> = { today: IsoDate; facts: Readonly<Record<Group, readonly Row[]>> }

/** The day on which every fact of the first version was checked against its source. */
export const FIRST_CHECK: IsoDate = '2026-11-21'

/** The day on which they were all read again, some of them for the first time in the law itself. */
export const SECOND_CHECK: IsoDate = '2026-11-27'
/** The last day of the rows that were replaced then. */
export const BEFORE_SECOND_CHECK: IsoDate = '2026-11-26'

/** The law on the protection of users of financial services, as the official journal published it. */
export const LAW_19_2025 = {
  grade: 'official',
  page: 'https://www.pravno-informacioni-sistem.rs/viewAct/d817287f-5a95-47bb-a31f-bc2fd89b784a',
} as const

/** The day to look facts up for: never before `FIRST_CHECK`, even if the clock is wrong. */
export function factDay(today: IsoDate): IsoDate {
  return today < FIRST_CHECK ? FIRST_CHECK : today
}

/**
 * The row of a fact that is valid on a day: the owner's before a fetched one before one of the code; of several, the one
 * that became valid last. Expired rows are never returned, so that outdated figures disappear from the pages by
 * themselves.
 *
 * @param currency skips rows about the other currency; null accepts all
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
    .sort((a, b) => rank(b) - rank(a) || (a.validFrom < b.validFrom ? 1 : -1))[0]
}

/** The owner's word counts most, then the publisher's own. */
export function rank({ origin }: Pick<Fact, 'origin'>): number {
  return origin === 'owner' ? 2 : origin === 'fetched' ? 1 : 0
}

/** Whether a fact is valid on a day. */
export function isValid(row: Fact<string, unknown>, today: IsoDate): boolean {
  return row.validFrom <= today && (row.validTo === null || today <= row.validTo)
}

/** Days after which a fact must be checked again: the National Bank publishes new limits every half year. */
export const REVIEW_DAYS = 180
/** Days of warning before a fact expires. */
export const NOTICE_DAYS = 30

/** Facts that need attention. */
export type Review<Row> = {
  /** Shown, but not checked against the source for `REVIEW_DAYS`. */
  stale: Row[]
  /** Shown, and in `NOTICE_DAYS` no row will be. */
  expiring: Row[]
  /** Known once, and now there is none to show: the row that ended last. */
  missing: Row[]
}

/** Finds the facts that need attention: for each fact and currency, what a page would show on that day. */
export function review<Row extends Fact<string, unknown>>(rows: readonly Row[], today: IsoDate): Review<Row> {
  const found: Review<Row> = { stale: [], expiring: [], missing: [] }
  const noticeEnd = addDays(today, NOTICE_DAYS)
  for (const own of Map.groupBy(rows, ({ fact, currency }) => `${fact} ${currency}`).values()) {
    const [{ fact, currency } = own[0] as Row] = own // a group has at least one row
    const shown = factOn(own, fact, today, currency)
    const past = own.filter(({ validFrom, validTo }) => validFrom <= today && validTo !== null && validTo < today)
    const [last] = past.sort((a, b) => ((a.validTo ?? '') < (b.validTo ?? '') ? 1 : -1))
    if (!shown && last && !goesOnInAnotherCurrency(rows, last)) found.missing.push(last)
    if (!shown) continue
    if (addDays(shown.checkedOn, REVIEW_DAYS) < today) found.stale.push(shown)
    if (shown.validTo !== null && shown.validTo <= noticeEnd && !own.some((row) => isValid(row, addDays(noticeEnd, 1))))
      found.expiring.push(shown)
  }
  return found
}

/** Whether a fact is told in a currency in which it never was before, from the day after: a tariff turned into dinars. */
function goesOnInAnotherCurrency<Row extends Fact<string, unknown>>(rows: readonly Row[], ended: Row): boolean {
  const { fact, currency, validTo } = ended
  const [begins] = rows
    .filter((row) => row.fact === fact && row.currency !== currency)
    .map(({ validFrom }) => validFrom)
    .sort()
  return validTo !== null && begins === addDays(validTo, 1)
}
