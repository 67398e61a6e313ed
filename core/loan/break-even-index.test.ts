import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BreakEven,
  breakEvenIndex,
  dependsOnIndex,
  type IndexedOffer,
  MAX_INDEX_PERCENT,
  offerAtIndex,
  offerAtRate,
  type RatePath,
} from './break-even-index.ts'
import { loanFigures } from './loan-figures.ts'

const flat = { principal: 80_000_00, months: 360, feePercent: 0.5 }
const fixed: IndexedOffer = { ...flat, rate: { ratePercent: 4.5 } }
const variable: IndexedOffer = { ...flat, rate: { marginPercent: 1.5 } }

test('a fixed offer and a variable one meet where index and margin make the fixed rate', () => {
  for (const measure of ['total', 'effective'] as const)
    expect(breakEvenIndex(fixed, variable, measure)).toEqual({ first: 'b', changes: [{ upTo: 300, beyond: 'a' }] })
})

test('a fee moves the limit, and total cost and effective rate by different steps', () => {
  const dearer = { ...variable, feePercent: 2 }
  expect(breakEvenIndex(fixed, dearer, 'total')).toEqual({ first: 'b', changes: [{ upTo: 292, beyond: 'a' }] })
  expect(breakEvenIndex(fixed, dearer, 'effective')).toEqual({ first: 'b', changes: [{ upTo: 287, beyond: 'a' }] })
})

test('an offer that is fixed at first meets the fixed one by what comes after', () => {
  const combined: IndexedOffer = { ...flat, rate: { ratePercent: 3.5, fixedMonths: 60, marginPercent: 2 } }
  const { first, changes } = breakEvenIndex(fixed, combined, 'total')
  const limit = changes[0]?.upTo ?? 0
  const cost = (offer: IndexedOffer, index: number) => loanFigures(offerAtIndex(offer, index)).totalCost
  expect([first, changes.length]).toEqual(['b', 1])
  expect(cost(combined, limit / 100)).toBeLessThanOrEqual(cost(fixed, 0))
  expect(cost(combined, (limit + 1) / 100)).toBeGreaterThan(cost(fixed, 0))
})

test('there is no limit where one offer is always cheaper, or both are the same', () => {
  expect(breakEvenIndex(variable, { ...variable, feePercent: 1 }, 'total')).toEqual({ first: 'a', changes: [] })
  expect(breakEvenIndex(variable, variable, 'effective')).toEqual({ first: 'equal', changes: [] })
  expect(breakEvenIndex({ ...fixed, rate: { ratePercent: 30 } }, variable, 'total')).toEqual({
    first: 'b',
    changes: [],
  })
})

test('an offer whose fee leaves nothing to receive is never the cheaper one', () => {
  expect(breakEvenIndex(fixed, { ...variable, feePercent: 100 }, 'effective')).toEqual({ first: 'a', changes: [] })
})

test('at the cap every variable rate stands at it, and a fixed one stays', () => {
  expect(offerAtRate(variable, 5.9)).toMatchObject({ ratePercent: '5.9' })
  expect(offerAtRate(fixed, 5.9)).toMatchObject({ ratePercent: 4.5 })
  expect(offerAtRate({ ...flat, rate: { ratePercent: 4, fixedMonths: 36, marginPercent: 2 } }, 5.9)).toMatchObject({
    ratePercent: 4,
    rateSteps: [{ fromMonth: 37, ratePercent: '5.9' }],
  })
})

test('a fixed period as long as the loan leaves nothing to the index', () => {
  const rate = { ratePercent: 4, fixedMonths: 360, marginPercent: 2 }
  expect([fixed, variable, { ...flat, rate }].map(dependsOnIndex)).toEqual([false, true, false])
})

const percent = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((hundredths) => hundredths / 100)
const ratePaths: fc.Arbitrary<RatePath> = fc.oneof(
  fc.record({ ratePercent: percent(15) }),
  fc.record({ marginPercent: percent(8) }),
  fc.record({ ratePercent: percent(15), fixedMonths: fc.integer({ min: 1, max: 30 }), marginPercent: percent(8) }),
)
const offers = fc
  .record({ principal: fc.integer({ min: 1_000_00, max: 300_000_00 }), months: fc.integer({ min: 3, max: 60 }) })
  .chain((same) => {
    const offer = fc.record({ rate: ratePaths, feePercent: percent(3) }).map((own) => ({ ...same, ...own }))
    return fc.tuple(offer, offer)
  })

/** Payments computed apart from the engine: decimals, and the annuity from the sum of the discount factors. */
function payments({ principal, months, rate }: IndexedOffer, index: number): Decimal[] {
  const paid: Decimal[] = []
  let debt = new Decimal(principal).div(100)
  let level = new Decimal(0)
  let before: number | undefined
  for (let month = 1; month <= months && debt.gt(0); month++) {
    const isFixed = 'ratePercent' in rate && !('fixedMonths' in rate && month > rate.fixedMonths)
    const now = isFixed
      ? Number(rate.ratePercent)
      : Decimal.add(index, 'marginPercent' in rate ? rate.marginPercent : 0).toNumber()
    if (now !== before) {
      const discount = new Decimal(1).div(new Decimal(now).div(1200).plus(1))
      let sum = new Decimal(0)
      for (let ahead = 1; ahead <= months - month + 1; ahead++) sum = sum.plus(discount.pow(ahead))
      level = debt.div(sum).toDecimalPlaces(2)
      before = now
    }
    const interest = debt.mul(now).div(1200).toDecimalPlaces(2)
    const principalPart = month === months ? debt : Decimal.min(debt, level.minus(interest))
    debt = debt.minus(principalPart)
    paid.push(interest.plus(principalPart))
  }
  return paid
}

/** What an offer costs, by each measure; the rate by bisection of the present value. */
function costs(offer: IndexedOffer, index: number): Record<'total' | 'effective', number> {
  const paid = payments(offer, index).map(Number)
  const fee = Number(
    new Decimal(offer.principal)
      .div(100)
      .mul(offer.feePercent ?? 0)
      .div(100)
      .toDecimalPlaces(2),
  )
  const received = offer.principal / 100 - fee
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    const worth = paid.reduceRight((sum, payment) => (sum + payment) / (1 + middle), 0)
    if (worth > received) low = middle
    else high = middle
  }
  return {
    total: Math.round(100 * (paid.reduce((sum, payment) => sum + payment, 0) - received)),
    effective: Math.round(1e8 * ((1 + low) ** 12 - 1)) / 1e6,
  }
}

test('what is said to be cheaper is cheaper on both sides of every limit, by schedules computed apart', () => {
  fc.assert(
    fc.property(offers, ([a, b]) => {
      for (const measure of ['total', 'effective'] as const) {
        const found = breakEvenIndex(a, b, measure)
        const sign = (hundredths: number) => {
          const difference = costs(a, hundredths / 100)[measure] - costs(b, hundredths / 100)[measure]
          return Math.abs(difference) <= (measure === 'total' ? 0 : 2e-6) ? 0 : Math.sign(difference)
        }
        for (const { upTo, before, beyond } of sides(found)) {
          expect([0, before === 'a' ? -1 : 1]).toContain(sign(upTo))
          expect([0, beyond === 'a' ? -1 : 1]).toContain(sign(upTo + 1))
        }
        // And at the ends, where no limit was found, too.
        const last = found.changes.at(-1)?.beyond ?? found.first
        const value = { a: -1, b: 1, equal: 0 } as const
        if (found.first !== 'equal') expect([0, value[found.first]]).toContain(sign(0))
        expect([0, value[last]]).toContain(sign(MAX_INDEX_PERCENT * 100))
      }
    }),
    { numRuns: 60 },
  )
})

function sides({ first, changes }: BreakEven) {
  return changes.map(({ upTo, beyond }, index) => ({
    upTo,
    before: index === 0 ? first : changes[index - 1]?.beyond,
    beyond,
  }))
}
