import { builtInFacts, type Facts } from '#core/facts/all-facts.ts'
import { type AddedRow, withRows } from '#core/facts/with-rows.ts'
import type { IsoDate } from '#core/money/date.ts'
import { nothingTold, type OwnerData } from './owner-data.ts'

/** How many of a month's promised calls were tried inside their window. */
export type KeptPromises = {
  /** The first day of the month. */
  month: IsoDate
  kept: number
  /** Kept or broken. */
  judged: number
}

/** What the site knows on a day, and all that its pages are made from besides their words. */
export type Known = {
  today: IsoDate
  facts: Facts
  owner: OwnerData
  /** Of last month, where the owner shows them. */
  promises?: KeptPromises | undefined
}

/**
 * What is known on a day: the facts of the code, those fetched and those that the owner confirms.
 *
 * @example knownOn('2026-11-21').owner.daysOff // []
 */
export function knownOn(today: IsoDate, owner: OwnerData = nothingTold, fetched: readonly AddedRow[] = []): Known {
  return { today, owner, facts: withRows(builtInFacts, [...fetched, ...owner.facts]) }
}
