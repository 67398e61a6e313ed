import type { Minor } from '#core/money/minor.ts'
import { inHundreds } from './affordability.ts'

/** What a purchase may cost, and from what it is paid; minor units of one currency. */
export type Budget = {
  price: Minor
  loan: Minor
  own: Minor
  /** What keeps the price from being higher: the income, the buyer's own money, or the largest price there is. */
  boundBy: 'income' | 'own-money' | 'largest-price'
}

/** What a price is paid from, and how high it may be. */
export type BudgetTerms = {
  /** The largest loan that the income carries. */
  mostLoan: Minor
  /** Own money, at least, in percent of the price; below 100. */
  ownPercent: number
  /** What the buyer has; undefined for as much as it takes. */
  savings: Minor | undefined
  largestPrice: Minor
}

/**
 * The highest price that a loan and the buyer's own money can pay.
 *
 * Prices are rounded down to whole hundreds and a required share up, so that the loan is never more than the income
 * carries, nor a larger share of the price than is allowed.
 *
 * @example budget({ mostLoan: 75_630_00, ownPercent: 20, savings: undefined, largestPrice: 500_000_00 })
 * // { price: 94_500_00, loan: 75_600_00, own: 18_900_00, boundBy: 'income' }
 * @see docs/sources.md#koliko-mogu-da-dobijem
 */
export function budget({ mostLoan, ownPercent, savings, largestPrice }: BudgetTerms): Budget {
  const byIncome = savings === undefined ? (mostLoan * 100) / (100 - ownPercent) : mostLoan + savings
  const byOwn = savings === undefined || ownPercent === 0 ? Infinity : (savings * 100) / ownPercent
  const highest = Math.min(byIncome, byOwn, largestPrice)
  const price = inHundreds(Math.floor(highest))
  const least = price - inHundreds(Math.floor((price * (100 - ownPercent)) / 100))
  const own = Math.min(price, savings ?? least)
  const boundBy = highest === byIncome ? 'income' : highest === byOwn ? 'own-money' : 'largest-price'
  return { price, loan: price - own, own, boundBy }
}
