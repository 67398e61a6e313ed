/** What only the owner of the business knows; he writes it into `podaci.toml` (docs/owner.md). */
import type { AddedRow } from '#core/facts/with-rows.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import type { IsoDate } from '#core/money/date.ts'

/** The facts of the business. */
export type Business = {
  /** Full registered name (poslovno ime). */
  legalName: string
  /** Registered seat (sedište), one line. */
  seat: string
  /** Company number (matični broj). */
  companyNumber: string
  /** Tax number (PIB). */
  taxNumber: string
  /** Activity code and its name (šifra delatnosti). */
  activity: string
  /** As people read it; the `tel:` link is made from it. */
  phone: string
  email: string
  street: string
  /** As on an envelope: `11000 Beograd`. */
  city: string
  country: string
  /** Name of the office on maps. */
  placeName: string
  /** Position of the office, decimal degrees (WGS 84). */
  geo: { latitude: number; longitude: number }
  facebook: string
  x: string
  instagram: string
  linkedin: string
  /** Days of the week on which advisors call, ISO 8601: 1 is Monday. */
  workingWeekdays: readonly number[]
  /** Banks with which there is a contract of co-operation. */
  partnerBanks: readonly string[]
  /** Who pays for the advice, how much and when; whole sentences. */
  remuneration: string
  /** Contact of the person in charge of data protection (lice za zaštitu podataka o ličnosti), or who stands in. */
  dataProtectionContact: string
  /** Who processes data for the business: the hosting, the mail, the enquiry records. */
  processors: readonly Processor[]
}

/** Who processes data for the business, doing what, and where. */
export type Processor = { name: string; task: string; country: string }

/** The name of a fact of the business. */
export type BusinessField = keyof Business

/** A line on top of every page, up to and including a day. */
export type SiteNotice = { text: string; until: IsoDate }

/** The owner's data: everything in it may be missing. */
export type OwnerData = {
  business: Partial<Business>
  /** Further days on which nobody calls. */
  daysOff: readonly IsoDate[]
  notice?: SiteNotice | undefined
  /** Whether the page about us says how many promised calls were made last month. */
  showsPromises?: boolean | undefined
  /** Facts that the owner confirms; they beat all others. */
  facts: readonly AddedRow[]
}

/** A site whose owner has told nothing yet: samples everywhere. */
export const nothingTold: OwnerData = { business: {}, daysOff: [], facts: [] }

const MONDAY_TO_FRIDAY: readonly number[] = [1, 2, 3, 4, 5]

/** The days on which advisors call, for `isWorkingDay`. */
export function workingCalendar({ business, daysOff }: OwnerData): WorkingCalendar {
  return { weekdays: business.workingWeekdays ?? MONDAY_TO_FRIDAY, daysOff }
}
