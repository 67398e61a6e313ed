import { chart as words } from '#content/calculator-sections.ts'
import { type Bar, type ChartShape, HEIGHT, MARGIN } from './chart-shape.ts'
import styles from './year-chart.module.css'

/** Pixels of the mark under the year that is read, and of the gap that other years leave it. */
const MARK = { width: 58, height: 22, gap: 14 }
/** From the edge of the bars to the middle of a mark that leaves the zeros of both axes free, pixels. */
const BESIDE = MARK.width / 2 - 3

type ChartAxesProps = { shape: ChartShape; currency: string; chosen: Bar | undefined }

/** Years below, sums of a year on the left, the debt on the right. */
export function ChartAxes({ shape, currency, chosen }: ChartAxesProps) {
  const { width, bottom, turn, yearTicks, sumTicks, balanceTicks } = shape
  const right = width - MARGIN.right
  const [least, most] = [MARGIN.left + BESIDE, right - BESIDE]
  const mark = chosen && Math.min(most, Math.max(least, chosen.x + chosen.width / 2))
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
        <text
          key={text}
          className={mark !== undefined && Math.abs(at - mark) < MARK.width / 2 + MARK.gap ? styles.covered : undefined}
          x={at}
          y={HEIGHT - 6}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {chosen && mark !== undefined && (
        <g className={styles.mark}>
          <rect x={mark - MARK.width / 2} y={HEIGHT - MARK.height} width={MARK.width} height={MARK.height} rx="6" />
          <text x={mark} y={HEIGHT - 6} textAnchor="middle" fill="#fff">
            {words.mark(String(chosen.year))}
          </text>
        </g>
      )}
      <text x={0} y={MARGIN.top - 18}>
        {isFlagNear ? currency : words.axis(currency)}
      </text>
      <text x={width} y={MARGIN.top - 18} textAnchor="end">
        {words.debtAxis(currency)}
      </text>
    </g>
  )
}
