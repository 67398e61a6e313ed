import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notaryFee, type Purchase, purchaseTax } from './purchase-cash.ts'

const flat: Purchase = { price: 120_000_00, area: 60, tax: { kind: 'used', percent: 2.5 }, relief: undefined }
const relief = { buyerArea: 40, memberArea: 15, members: 0 }

test('without the relief the whole tax of a used flat is paid, and nothing comes back', () => {
  expect(purchaseTax(flat)).toEqual({ paid: 3_000_00, spared: 0, refund: 0 })
  expect(purchaseTax({ ...flat, tax: { kind: 'new', percent: 10 } })).toEqual({ paid: 0, spared: 0, refund: 0 })
})

test('a household with enough square metres pays no tax, or gets the whole of it back', () => {
  const family = { ...relief, members: 2 }
  expect(purchaseTax({ ...flat, relief: family })).toEqual({ paid: 0, spared: 3_000_00, refund: 0 })
  expect(purchaseTax({ ...flat, tax: { kind: 'new', percent: 10 }, relief: family }).refund).toBe(10_909_09)
})

test('an area is not nothing', () => {
  expect(() => purchaseTax({ ...flat, area: 0 })).toThrow(RangeError)
})

test('beyond the last step every million that has begun is charged', () => {
  const scale = {
    steps: [
      { upTo: 7_000_000_00, fee: 25_920_00 },
      { upTo: 14_000_000_00, fee: 36_288_00 },
    ],
    perMillion: 1_296_00,
  }
  const fees = [7_000_000_00, 7_000_000_01, 14_000_000_00, 14_000_000_01, 15_000_000_00, 15_000_000_01]
  expect(fees.map((price) => notaryFee(price, scale))).toEqual([
    25_920_00, 36_288_00, 36_288_00, 37_584_00, 37_584_00, 38_880_00,
  ])
  expect(notaryFee(1_00, { steps: [], perMillion: 0 })).toBeUndefined()
})

const purchases: fc.Arbitrary<Purchase> = fc.record({
  price: fc.integer({ min: 1_00, max: 1_000_000_00 }),
  area: fc.integer({ min: 1, max: 30_000 }).map((hundredths) => hundredths / 100),
  tax: fc.record({ kind: fc.constantFrom('used' as const, 'new' as const), percent: fc.constantFrom(2.5, 10, 20) }),
  relief: fc.option(
    fc.record({ buyerArea: fc.constant(40), memberArea: fc.constant(15), members: fc.integer({ min: 0, max: 9 }) }),
    { nil: undefined },
  ),
})

test('the tax is that of a calculation in decimals', () => {
  fc.assert(
    fc.property(purchases, (purchase) => {
      const { price, area, tax, relief: given } = purchase
      const metres = given ? given.buyerArea + given.memberArea * given.members : 0
      const share = Decimal.min(1, new Decimal(metres).div(area))
      const net = new Decimal(price).div(new Decimal(tax.percent).div(100).plus(1))
      const found = purchaseTax(purchase)
      if (tax.kind === 'new') {
        expect(new Decimal(price).minus(net).mul(share).minus(found.refund).abs().toNumber()).toBeLessThanOrEqual(
          0.5 + 1e-9,
        )
        expect([found.paid, found.spared]).toEqual([0, 0])
      } else {
        const whole = new Decimal(price).mul(tax.percent).div(100)
        expect(whole.mul(new Decimal(1).minus(share)).minus(found.paid).abs().toNumber()).toBeLessThanOrEqual(
          0.5 + 1e-9,
        )
        expect(found.paid + found.spared).toBe(whole.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber())
      }
    }),
  )
})
