import { expect, test } from 'vitest'
import { loanFigures } from '#core/loan/loan-figures.ts'
import { years } from '#core/loan/years.ts'
import { chartShape, MARGIN } from './chart-shape.ts'

const figures = loanFigures({ principal: 80_000_00, ratePercent: 4.5, months: 360 })
const shape = chartShape(years(figures.rows), figures, 700)

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

test('the sums of an axis are all in one unit', () => {
  const large = loanFigures({ principal: 5_000_000_00, ratePercent: 20, months: 71 })
  const { sumTicks, balanceTicks } = chartShape(years(large.rows), large, 350)
  expect(sumTicks.map(({ text }) => text)).toEqual(['0', '0,5 mil.', '1 mil.', '1,5 mil.'])
  expect(balanceTicks.map(({ text }) => text)).toEqual(['0', '1 mil.', '2 mil.', '3 mil.', '4 mil.', '5 mil.'])
})

test('the turning point stands in its year', () => {
  const bar = shape.bars[14] // instalment 176 is in the 15th year
  expect(shape.turn?.month).toBe(176)
  expect(shape.turn?.x).toBeGreaterThan(bar?.x ?? Infinity)
  expect(shape.turn?.x).toBeLessThan((bar?.x ?? 0) + (bar?.width ?? 0))
})

test('of many years every fifth is labelled, of up to ten every one', () => {
  const ticks = (months: number) => {
    const loan = loanFigures({ principal: 80_000_00, ratePercent: 4.5, months })
    return chartShape(years(loan.rows), loan, 700).yearTicks.map(({ text }) => text)
  }
  expect(ticks(360)).toEqual(['1.', '5.', '10.', '15.', '20.', '25.', '30.'])
  expect(ticks(121)).toEqual(['1.', '5.', '10.'])
  expect(ticks(120)).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.'])
})

test('on a narrow phone no number of a year touches the next', () => {
  const ticks = (months: number) => {
    const loan = loanFigures({ principal: 80_000_00, ratePercent: 4.5, months })
    return chartShape(years(loan.rows), loan, 238).yearTicks.map(({ text }) => text)
  }
  expect(ticks(360)).toEqual(['1.', '10.', '20.', '30.'])
  expect(ticks(120)).toEqual(['1.', '5.', '10.'])
  expect(ticks(96)).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.'])
})

test('a year is written under the middle of its bar', () => {
  const [first] = shape.bars
  expect(shape.yearTicks[0]?.at).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0) / 2)
})

test('sums below a million are written whole', () => {
  expect(shape.balanceTicks.map(({ text }) => text)).toEqual(['0', '20.000', '40.000', '60.000', '80.000'])
})

test('the debt runs from the whole loan at the first bar to nought at the end of the last', () => {
  const [from = [], ...later] = shape.balance
    .slice(1)
    .split('L')
    .map((point) => point.split(',').map(Number))
  const end = later.at(-1) ?? []
  const [first, last] = [shape.bars[0], shape.bars.at(-1)]
  expect(from[0]).toBeCloseTo(first?.x ?? 0, 2)
  expect(from[1]).toBeCloseTo(shape.balanceTicks.at(-1)?.at ?? 0, 2)
  expect(end[0]).toBeCloseTo((last?.x ?? 0) + (last?.width ?? 0), 2)
  expect(end[1]).toBeCloseTo(shape.bottom, 2)
  expect(later).toHaveLength(30)
})

test('a debt that ends within a year is drawn to its last month', () => {
  const loan = loanFigures({ principal: 13_500_00, ratePercent: 5.9, months: 90 })
  const { balance, bars } = chartShape(years(loan.rows), loan, 700)
  const [x = 0] = balance.split('L').at(-1)?.split(',').map(Number) ?? []
  const last = bars.at(-1)
  expect(bars).toHaveLength(8)
  expect(x).toBeCloseTo((last?.x ?? 0) + (last?.width ?? 0) / 2, 2)
})

test('the flag of the turning point stands where it has room, and nowhere when there is no turn', () => {
  const turn = (ratePercent: number, months: number) => {
    const loan = loanFigures({ principal: 80_000_00, ratePercent, months })
    return chartShape(years(loan.rows), loan, 700).turn
  }
  expect([turn(4.5, 360)?.side, turn(9, 360)?.side]).toEqual([1, -1])
  expect(turn(4.5, 120)).toBeUndefined() // principal leads from the first instalment
})

test('nothing leaves the drawing, even on a narrow phone and for a loan of a month', () => {
  for (const width of [280, 1200]) {
    for (const months of [1, 13, 360]) {
      const short = loanFigures({ principal: 1_000_00, ratePercent: 10, months })
      const { bars, balance } = chartShape(years(short.rows), short, width)
      for (const { x, width: wide } of bars) {
        expect(x).toBeGreaterThanOrEqual(MARGIN.left)
        expect(x + wide).toBeLessThanOrEqual(width - MARGIN.right)
      }
      expect(balance).not.toMatch(/NaN|Infinity/)
    }
  }
})
