import { type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale'
import { line, stack } from 'd3-shape'
import type { LoanPlan } from '#core/loan/loan-plan.ts'
import type { Year } from '#core/loan/years.ts'
import { formatWhole } from '#core/money/format.ts'

export const HEIGHT = 300
export const MARGIN = { top: 44, right: 56, bottom: 26, left: 56 }

type Span = { y: number; height: number }
type Tick = { at: number; text: string }

/** A year of the plan in pixels. */
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

const parts = stack<unknown, Year, 'principal' | 'interest'>()
  .keys(['principal', 'interest'])
  .value((year, key) => year[key] / 100)

/** @param width of the whole drawing, pixels */
export function chartShape(years: readonly Year[], plan: LoanPlan, width: number): ChartShape {
  const bottom = HEIGHT - MARGIN.bottom
  const x = scaleBand<number>()
    .domain(years.map(({ year }) => year))
    .range([MARGIN.left, width - MARGIN.right])
    .paddingInner(0.28)
    .paddingOuter(0.14)
  const largest = Math.max(...years.map(({ instalment }) => instalment)) / 100
  const sums = scaleLinear([0, largest], [bottom, MARGIN.top]).nice(4)
  const debts = scaleLinear([0, plan.principal / 100], [bottom, MARGIN.top]).nice(4)
  const left = (year: number) => x(year) ?? 0
  const [principal = [], interest = []] = parts(years)
  const span = (part: readonly number[] | undefined): Span => {
    const [from = 0, to = 0] = part ?? []
    return { y: sums(to), height: sums(from) - sums(to) }
  }
  // If the last year has six months, the debt ends in the middle of its bar.
  const ends = years.map(({ year, balance, months }): [number, number] => [
    left(year) + x.bandwidth() * (months.length / 12),
    debts(balance / 100),
  ])
  return {
    width,
    bottom,
    bars: years.map(({ year }, index) => ({
      year,
      x: left(year),
      width: x.bandwidth(),
      principal: span(principal[index]),
      interest: span(interest[index]),
    })),
    balance: line()([[left(1), debts(plan.principal / 100)], ...ends]) ?? '',
    turn: turningPoint(plan, width, (month) => left(Math.ceil(month / 12)) + x.bandwidth() * (((month - 1) % 12) / 12)),
    yearTicks: yearTicks(years.length, x.step()).map((year) => ({
      at: left(year) + x.bandwidth() / 2,
      text: `${year}.`,
    })),
    sumTicks: ticks(sums),
    balanceTicks: ticks(debts),
    indexAt: (point) => {
      const index = Math.floor((point - MARGIN.left) / x.step())
      return Math.max(0, Math.min(years.length - 1, index))
    },
  }
}

function turningPoint({ principalLeadsFrom, months }: LoanPlan, width: number, xOf: (month: number) => number) {
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
function ticks(scale: ScaleLinear<number, number>): Tick[] {
  const values = scale.ticks(4)
  const isInMillions = (values.at(-1) ?? 0) >= 1_000_000
  const text = (value: number) =>
    isInMillions && value > 0 ? `${String(value / 1_000_000).replace('.', ',')} mil.` : formatWhole(value)
  return values.map((value) => ({ at: scale(value), text: text(value) }))
}
