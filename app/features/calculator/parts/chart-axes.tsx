import { chart as words } from '#content/calculator-plan.ts'
import { type ChartShape, HEIGHT, MARGIN } from './chart-shape.ts'

type ChartAxesProps = { shape: ChartShape; currency: string }

/** Years below, sums of a year on the left, the debt on the right. */
export function ChartAxes({ shape, currency }: ChartAxesProps) {
  const { width, bottom, turn, yearTicks, sumTicks, balanceTicks } = shape
  const right = width - MARGIN.right
  const isFlagNear = turn !== undefined && turn.x < 100 // it would cover the end of the axis label
  return (
    <g fill="var(--ink-2)">
      {sumTicks.map(({ at, text }) => (
        <g key={text}>
          <path d={`M${MARGIN.left} ${at}H${right}`} stroke={at === bottom ? 'var(--ink)' : 'var(--line)'} />
          <text x={MARGIN.left - 5} y={at} dy=".32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {balanceTicks.map(({ at, text }) => (
        <text key={text} x={right + 5} y={at} dy=".32em">
          {text}
        </text>
      ))}
      {yearTicks.map(({ at, text }) => (
        <text key={text} x={at} y={HEIGHT - 6} textAnchor="middle">
          {text}
        </text>
      ))}
      <text x={0} y={MARGIN.top - 18}>
        {isFlagNear ? currency : words.axis(currency)}
      </text>
      <text x={width} y={MARGIN.top - 18} textAnchor="end">
        {words.debtAxis(currency)}
      </text>
    </g>
  )
}
