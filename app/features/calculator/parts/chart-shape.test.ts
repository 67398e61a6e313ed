import { expect, test } from 'vitest'
import { loanPlan } from '#core/loan/loan-plan.ts'
import { years } from '#core/loan/years.ts'
import { chartShape, MARGIN } from './chart-shape.ts'

const plan = loanPlan({ principal: 80_000_00, ratePercent: 4.5, months: 360 })
const shape = chartShape(years(plan.rows), plan, 700)

test('the bars stand on the ground and hold the split of the year', () => {
  expect(shape.bars).toHaveLength(30)
  const [first] = shape.bars
  if (!first) throw new Error('no bars')
  const { principal, interest } = first
  expect(principal.y + principal.height).toBeCloseTo(shape.bottom)
  expect(interest.y + interest.height).toBeCloseTo(principal.y)
  expect(interest.height / principal.height).toBeCloseTo(3573.59 / 1290.61, 6)
})

test('a year is found under its bar, and the ends beside the bars', () => {
  for (const [index, { x, width }] of shape.bars.entries()) expect(shape.indexAt(x + width / 2)).toBe(index)
  expect([shape.indexAt(-50), shape.indexAt(5000)]).toEqual([0, 29])
})

test('the turning point stands in its year', () => {
  const bar = shape.bars[14] // instalment 176 is in the 15th year
  expect(shape.turn?.month).toBe(176)
  expect(shape.turn?.x).toBeGreaterThan(bar?.x ?? Infinity)
  expect(shape.turn?.x).toBeLessThan((bar?.x ?? 0) + (bar?.width ?? 0))
})

test('nothing leaves the drawing, even on a narrow phone and for a loan of a month', () => {
  for (const width of [280, 1200]) {
    for (const months of [1, 13, 360]) {
      const short = loanPlan({ principal: 1_000_00, ratePercent: 10, months })
      const { bars, balance } = chartShape(years(short.rows), short, width)
      for (const { x, width: wide } of bars) {
        expect(x).toBeGreaterThanOrEqual(MARGIN.left)
        expect(x + wide).toBeLessThanOrEqual(width - MARGIN.right)
      }
      expect(balance).not.toMatch(/NaN|Infinity/)
    }
  }
})
