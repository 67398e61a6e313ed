import type { NoticeFacts } from '#core/facts/notices.ts'
import type { Limits, Product } from '#core/facts/products.ts'
import type { Tariff } from '#core/facts/tariff-costs.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'

/** Limits that may differ by currency; a product lent in one currency has only that. */
type ByCurrency = Partial<Record<Currency, Limits>>

/**
 * What a calculator has to know about a product on a day. It is looked up on the server: the browser gets these few
 * values instead of every dated table with its sources.
 */
export type CalculatorFacts = {
  product: Product
  /** Day of the calculation: facts hold on it, and the loan is paid out on it. */
  today: IsoDate
  /** The product's currencies, the usual one first. */
  currencies: readonly [Currency, ...Currency[]]
  /** Price of what is bought, for cash the sum borrowed; minor units. */
  amount: ByCurrency
  rate: ByCurrency
  term: Limits
  fee: Limits
  grace: Limits
  /** Percent of the price; absent where nothing is bought. */
  deposit?: Limits
  /** What a variable rate is made of, and how long the rate may stay fixed before it varies. */
  index: ByCurrency
  /** Last day for which an index is known, which the starting one comes from. */
  indexDay: Partial<Record<Currency, IsoDate>>
  margin: ByCurrency
  fixedTerm: Limits
  /** Of a loan that this one would replace; absent where none is. */
  replacedRate?: ByCurrency
  /** Absent once nobody has renewed it: dinar equivalents are then left out. */
  middleRate?: { value: number; checkedOn: IsoDate }
  /** Usual costs beside interest and fee. */
  tariffs: readonly Tariff[]
  /** Day on which the tariffs were last compared with their sources. */
  tariffsCheckedOn: IsoDate
  notices: NoticeFacts
}
