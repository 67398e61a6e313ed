import { addPercent } from '#core/money/add-percent.ts'
import type { Percent } from '#core/money/decimal.ts'
import { type LoanFigures, type LoanInput, loanFigures } from './loan-figures.ts'

/** The rate of an offer: fixed throughout, index and margin, or first the one and then the other. */
export type RatePath =
  | { ratePercent: Percent }
  | { marginPercent: Percent }
  | { ratePercent: Percent; fixedMonths: number; marginPercent: Percent }

/** An offer whose rate may depend on an index. */
export type IndexedOffer = Omit<LoanInput, 'ratePercent' | 'rateSteps'> & { rate: RatePath }

/** Which of two offers costs less. */
export type Cheaper = 'a' | 'b' | 'equal'

/** What two offers are compared by. */
export type Measure = 'total' | 'effective'

/** Which offer is cheaper, from an index of 0 on up to `MAX_INDEX_PERCENT`. */
export type BreakEven = {
  /** At an index of 0. `equal` only if no index makes a difference. */
  first: Cheaper
  /** The last index, in hundredths of a percent, at which what was cheaper before still is, and what is beyond it. */
  changes: { upTo: number; beyond: Cheaper }[]
}

/** The highest index that is looked at: several times what EURIBOR and BELIBOR have been for years. */
export const MAX_INDEX_PERCENT = 20

const MAX_INDEX = MAX_INDEX_PERCENT * 100 // hundredths of a percent
const STEP = 50

/** An offer with the index at a value, as if it stayed there to the end. */
export function offerAtIndex({ rate, ...offer }: IndexedOffer, indexPercent: Percent): LoanInput {
  if (!('marginPercent' in rate)) return { ...offer, ...rate }
  const variable = addPercent(indexPercent, rate.marginPercent)
  if (!('ratePercent' in rate)) return { ...offer, ratePercent: variable }
  return {
    ...offer,
    ratePercent: rate.ratePercent,
    rateSteps: [{ fromMonth: rate.fixedMonths + 1, ratePercent: variable }],
  }
}

/** An offer with its variable rate at a value, such as the legal cap. */
export function offerAtRate({ rate, ...offer }: IndexedOffer, ratePercent: Percent): LoanInput {
  return offerAtIndex({ ...offer, rate: 'marginPercent' in rate ? { ...rate, marginPercent: 0 } : rate }, ratePercent)
}

/** Whether the index makes a difference to an offer. */
export function dependsOnIndex({ rate, months }: IndexedOffer): boolean {
  return 'marginPercent' in rate && (!('fixedMonths' in rate) || rate.fixedMonths < months)
}

/**
 * The index up to which one of two offers is the cheaper one.
 *
 * The sign of the difference is taken at every half point, and where it changes, by bisection down to a hundredth of a
 * point. Two changes within half a point, which two offers of banks do not make, cancel out. A tie counts to what was
 * cheaper below it.
 *
 * @example breakEvenIndex(
 *   { principal: 80_000_00, months: 360, rate: { ratePercent: 4.5 } },
 *   { principal: 80_000_00, months: 360, rate: { marginPercent: 1.5 } },
 *   'total',
 * ) // { first: 'b', changes: [{ upTo: 300, beyond: 'a' }] }
 * @see docs/sources.md#granični-indeks
 */
export function breakEvenIndex(a: IndexedOffer, b: IndexedOffer, measure: Measure): BreakEven {
  const difference = differenceOf(a, b, measure)
  const signs = new Map<number, number>()
  const signAt = (index: number) => {
    const sign = signs.get(index) ?? Math.sign(difference(index))
    signs.set(index, sign)
    return sign
  }
  const ends =
    dependsOnIndex(a) || dependsOnIndex(b) ? Array.from({ length: MAX_INDEX / STEP }, (_, i) => (i + 1) * STEP) : []
  let before = signAt(0)
  let first = before
  let low = 0
  const changes: BreakEven['changes'] = []
  for (const end of ends) {
    const sign = signAt(end)
    if (before === 0) {
      before = sign
      first = sign
    } else if (sign === -before) {
      changes.push({ upTo: lastBefore(low, end, (index) => signAt(index) !== sign), beyond: cheaper(sign) })
      before = sign
    }
    low = end
  }
  return { first: cheaper(first), changes }
}

/** What `a` costs more than `b`, with the index at hundredths of a percent. */
function differenceOf(a: IndexedOffer, b: IndexedOffer, measure: Measure): (index: number) => number {
  const [ofA, ofB] = [a, b].map((offer) => {
    const known = dependsOnIndex(offer) ? undefined : costOf(loanFigures(precise(offerAtIndex(offer, 0))), measure)
    return (index: number) => known ?? costOf(loanFigures(precise(offerAtIndex(offer, index / 100))), measure)
  }) as [(index: number) => number, (index: number) => number] // of two offers two functions
  return (index) => ofA(index) - ofB(index)
}

/** Rates of two offers may differ in the third decimal. */
function precise(input: LoanInput): LoanInput {
  return { ...input, rateDecimals: 6 }
}

/** What an offer costs; one whose costs leave nothing to receive is dearer than any other. */
function costOf({ totalCost, effectiveRateWithCostsPercent: rate }: LoanFigures, measure: Measure): number {
  if (measure === 'total') return totalCost
  return rate === undefined ? Number.MAX_VALUE : Number(rate)
}

function cheaper(sign: number): Cheaper {
  return sign === 0 ? 'equal' : sign < 0 ? 'a' : 'b'
}

/** Bisection for the last whole number at which something holds that holds at `low` and not at `high`. */
function lastBefore(low: number, high: number, holds: (index: number) => boolean): number {
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
