import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budget } from './budget.ts'

const most = { mostLoan: 75_600_00, ownPercent: 20, savings: undefined, largestPrice: 500_000_00 }

test.each([
  ['with as much own money as it takes', most, { price: 94_500_00, loan: 75_600_00, own: 18_900_00 }, 'income'],
  ['with just as much', { ...most, savings: 18_900_00 }, { price: 94_500_00, loan: 75_600_00 }, 'income'],
  ['with more of it', { ...most, savings: 30_000_00 }, { price: 105_600_00, loan: 75_600_00 }, 'income'],
  ['with less of it', { ...most, savings: 15_000_00 }, { price: 75_000_00, loan: 60_000_00 }, 'own-money'],
  ['with none', { ...most, savings: 0 }, { price: 0, loan: 0, own: 0 }, 'own-money'],
  ['where no share is asked', { ...most, ownPercent: 0 }, { price: 75_600_00, loan: 75_600_00, own: 0 }, 'income'],
  ['with a sum that is not whole', { ...most, savings: 18_950_50 }, { price: 94_500_00, own: 18_950_50 }, 'income'],
  [
    'up to the largest price',
    { ...most, largestPrice: 80_000_00 },
    { price: 80_000_00, own: 16_000_00 },
    'largest-price',
  ],
  [
    'where savings pay all of it',
    { ...most, savings: 90_000_00, largestPrice: 80_000_00 },
    { price: 80_000_00, loan: 0, own: 80_000_00 },
    'largest-price',
  ],
])('the highest price, %s', (_, terms, figures, boundBy) => {
  expect(budget(terms)).toMatchObject({ ...figures, boundBy })
})

test('the loan is within what the income carries and the share that is allowed, and a hundred more is not', () => {
  const anyTerms = fc.record({
    mostLoan: fc.integer({ min: 0, max: 10_000_00 }).map((hundreds) => hundreds * 100_00),
    ownPercent: fc.integer({ min: 0, max: 90 }),
    savings: fc.option(fc.integer({ min: 0, max: 1_000_000_00 }), { nil: undefined }),
    largestPrice: fc.constantFrom(500_000_00, 100_000_000_00),
  })
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const { price, loan, own } = budget(terms)
      const isAllowed = (cost: number, by: number) =>
        by <= terms.mostLoan && by * 100 <= cost * (100 - terms.ownPercent) && cost <= terms.largestPrice
      expect(own + loan).toBe(price)
      expect(own).toBeLessThanOrEqual(terms.savings ?? Infinity)
      expect(isAllowed(price, loan)).toBe(true)
      const dearer = price + 200_00 // of which the rounded share may take one hundred
      const least = Math.ceil((dearer * terms.ownPercent) / 100)
      expect(isAllowed(dearer, dearer - (terms.savings ?? least))).toBe(false)
    }),
  )
})
