import type { Grade } from '#core/facts/fact.ts'
import type { KnownCap, RulesAndCaps } from '#core/facts/loan-remarks.ts'
import type { Range } from '#core/facts/market.ts'
import type { Limits, Product } from '#core/facts/products.ts'
import type { Tariff } from '#core/facts/tariff-costs.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'

/** Limits that may differ by currency; a product lent in one currency has only that. */
type ByCurrency = Partial<Record<Currency, Limits>>

/** A reference rate as last seen, percent a year, with the last day it was for. */
export type KnownIndex = { value: number; day: IsoDate; grade: Grade; checkedOn: IsoDate }

/**
 * The facts about a product that a calculator needs on a day. They are looked up on the server: the browser gets these
 * few values instead of every dated table with its sources.
 */
export type CalculatorFacts = {
  product: Product
  /** Day of the calculation: the facts are those of this day, and the loan is paid out on it. */
  today: IsoDate
  /** The product's currencies, the usual one first. */
  currencies: readonly [Currency, ...Currency[]]
  /** Price of what is bought, for cash the sum borrowed; minor units. */
  amount: ByCurrency
  /** Nominal rate, percent a year. */
  rate: ByCurrency
  /** Number of instalments, the grace period included; months. */
  term: ByCurrency
  /** The longest term of the programme for young people, months, which the calculator does not compute. */
  youthTerm?: number
  /** Percent of the sum borrowed, paid at the drawdown. */
  fee: Limits
  /** Months of interest alone, at the beginning of the term. */
  grace: Limits
  /** Percent of the price; absent where nothing is bought. */
  deposit?: ByCurrency
  /** EURIBOR or BELIBOR, percent a year; with `margin` it makes a variable rate. */
  index: ByCurrency
  /** Day of the last known index, which the default comes from. */
  indexDay: Partial<Record<Currency, IsoDate>>
  /** What is paid where a flat is bought; only for housing loans. */
  purchase?: {
    /** Percent of the value. */
    transferTax?: { value: number; grade: Grade }
    /** Percent of the price. */
    agency?: Range
    /** The day on which the law of the youth programme was read, as long as its conditions hold. */
    youthReadOn?: IsoDate
  }
  /** Last known values of the indices that a contract may name, by the months they are for. */
  lastIndices: Partial<Record<Currency, Partial<Record<'3' | '6', KnownIndex>>>>
  /** Added to the index; percent a year. */
  margin: ByCurrency
  /** Months at a fixed rate before a combined one varies. */
  fixedTerm: Limits
  /** Rates of a loan that this one would refinance; only for cash loans. */
  replacedRate?: ByCurrency
  /** The highest EKS of an overdraft and a card in dinars, where it is known; only for cash loans, which replace them. */
  revolvingCaps?: Partial<Record<'overdraft' | 'card', KnownCap>>
  /** With where it is from, in words. Absent once it has expired: dinar equivalents are then left out. */
  middleRate?: { value: number; told: string }
  /** Usual costs beside interest and fee. */
  tariffs: readonly Tariff[]
  /** How far the tariffs can be relied on, in words. */
  tariffsTold: string
  rulesAndCaps: RulesAndCaps
}
