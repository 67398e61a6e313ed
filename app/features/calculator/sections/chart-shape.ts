import type { LoanFigures } from '#core/loan/loan-figures.ts'
import type { Year } from '#core/loan/years.ts'
import { formatWhole } from '#core/money/format.ts'

export const HEIGHT = 300
export const MARGIN = { top: 44, right: 56, bottom: 26, left: 56 }

type Span = { y: number; height: number }
type Tick = { at: number; text: string }

/** A year of the schedule in pixels. */
export type Bar = { year: number; x: number; width: number; principal: Span; interest: Span }

/** The geometry of the chart, in pixels. */
export type ChartShape = {
  width: number
  /** Base line of the bars. */
  bottom: number
  bars: Bar[]
  /** Path of the remaining debt, from the drawdown to zero. */
  balance: string
  /** From where principal exceeds interest to the end, and the side on which its flag has room. */
  turn: { x: number; month: number; side: 1 | -1 } | undefined
  yearTicks: Tick[]
  sumTicks: Tick[]
  balanceTicks: Tick[]
  /** Index of the year at a point. */
  indexAt: (x: number) => number
}

/** The part of a year's width that its bar takes; the rest is the gap to the next. */
const BAR = 0.72

/** @param width of the whole drawing, pixels */
export function chartShape(years: readonly Year[], figures: LoanFigures, width: number): ChartShape {
  const bottom = HEIGHT - MARGIN.bottom
  const step = (width - MARGIN.left - MARGIN.right) / years.length
  const left = (year: number) => MARGIN.left + step * (year - 1 + (1 - BAR) / 2)
  const sums = moneyAxis(Math.max(...years.map(({ instalment }) => instalment)) / 100, bottom)
  const debts = moneyAxis(figures.principal / 100, bottom)
  const span = (from: number, to: number): Span => ({ y: sums.at(to), height: sums.at(from) - sums.at(to) })
  // If the last year has six months, the debt ends in the middle of its bar.
  const ends = years.map(
    ({ year, balance, months }): Point => [left(year) + step * BAR * (months.length / 12), debts.at(balance / 100)],
  )
  return {
    width,
    bottom,
    bars: years.map(({ year, principal, interest }) => ({
      year,
      x: left(year),
      width: step * BAR,
      principal: span(0, principal / 100),
      interest: span(principal / 100, (principal + interest) / 100),
    })),
    balance: path([[left(1), debts.at(figures.principal / 100)], ...ends]),
    turn: turningPoint(figures, width, (month) => left(Math.ceil(month / 12)) + step * BAR * (((month - 1) % 12) / 12)),
    yearTicks: yearTicks(years.length, step).map((year) => ({ at: left(year) + (step * BAR) / 2, text: `${year}.` })),
    sumTicks: ticks(sums),
    balanceTicks: ticks(debts),
    indexAt: (point) => Math.max(0, Math.min(years.length - 1, Math.floor((point - MARGIN.left) / step))),
  }
}

type Point = [x: number, y: number]

function path(points: Point[]): string {
  return `M${points.map((point) => point.map((pixel) => Math.round(pixel * 1000) / 1000).join()).join('L')}`
}

/** An axis from 0 up to a round sum, in about four round steps; `at` is the height of a sum in the drawing. */
type MoneyAxis = { values: number[]; at: (sum: number) => number }

function moneyAxis(largest: number, bottom: number): MoneyAxis {
  let top = largest
  let step = roundStep(top / 4)
  // The rounded end may ask for a larger step.
  for (let before = 0; step !== before; ) {
    before = step
    top = Math.ceil(top / step) * step
    step = roundStep(top / 4)
  }
  return {
    values: Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step),
    at: (sum) => bottom - (sum / top) * (bottom - MARGIN.top),
  }
}

/** The step of 1, 2 or 5 times a power of ten that is nearest in ratio. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const ratio = step / power
  return power * (ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.sqrt(2) ? 2 : 1)
}

function turningPoint({ principalLeadsFrom, months }: LoanFigures, width: number, xOf: (month: number) => number) {
  if (principalLeadsFrom === undefined || principalLeadsFrom === 1 || principalLeadsFrom === months) return undefined
  const x = xOf(principalLeadsFrom)
  return { x, month: principalLeadsFrom, side: x > width / 2 ? (-1 as const) : (1 as const) }
}

const DIGIT_ROOM = 15 // pixels that „9.” needs under the axis, with a gap
const DIGITS_ROOM = 23 // „30.”

/** All years if they are few, otherwise the first and every fifth, or every tenth if space is short. */
function yearTicks(count: number, step: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= 10 && step >= DIGIT_ROOM) return all
  const every = 5 * step >= DIGITS_ROOM ? 5 : 10
  return all.filter((year) => year === 1 || year % every === 0)
}

/** Ticks of a money axis, all in one unit: 1.200.000 is „1,2 mil.”, but „10 hilj.” would be longer than 10.000. */
function ticks({ values, at }: MoneyAxis): Tick[] {
  const isInMillions = (values.at(-1) ?? 0) >= 1_000_000
  const text = (value: number) =>
    isInMillions && value > 0 ? `${String(value / 1_000_000).replace('.', ',')} mil.` : formatWhole(value)
  return values.map((value) => ({ at: at(value), text: text(value) }))
}
