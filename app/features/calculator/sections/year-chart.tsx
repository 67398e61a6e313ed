import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { chart as words } from '#content/calculator-sections.ts'
import type { Loan } from '#core/calculator/loan.ts'
import type { Year } from '#core/loan/years.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import { ChartAxes } from './chart-axes.tsx'
import { type ChartShape, chartShape, HEIGHT, MARGIN } from './chart-shape.ts'
import styles from './year-chart.module.css'

type YearChartProps = { years: readonly Year[]; loan: Loan }

/**
 * Interest and principal of every year as bars, the debt as a line. The pointer and the arrow keys select a year, whose
 * three sums stand above, where no finger covers them.
 */
export function YearChart({ years, loan }: YearChartProps) {
  const [box, width] = useWidth()
  const [chosen, setChosen] = useState(0)
  const shape = width > 0 ? chartShape(years, loan.figures, width) : undefined
  const at = Math.min(chosen, years.length - 1)
  const year = years[at]
  const sum = (minor: number) => formatMoney(minor, loan.currency, 0)
  const reading = year && words.year(String(year.year), sum(year.interest), sum(year.principal), sum(year.balance))

  const handleKey = (event: KeyboardEvent) => {
    const [more, less] = [at + 1, at - 1]
    const ends = { Home: 0, End: years.length - 1 }
    const next = { ArrowRight: more, ArrowUp: more, ArrowLeft: less, ArrowDown: less, ...ends }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(years.length - 1, next)))
  }
  const handlePointer = ({ clientX, currentTarget }: PointerEvent) => {
    if (shape) setChosen(shape.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  }
  return (
    <div>
      {year && <Reading year={year} currency={loan.currency} />}
      {/* The value is the year that is read; the arrows move it. */}
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={words.name}
        aria-valuemin={1}
        aria-valuemax={years.length}
        aria-valuenow={at + 1}
        aria-valuetext={reading}
        className={styles.chart}
        onKeyDown={handleKey}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
      >
        {shape && <Drawing shape={shape} at={at} currency={loan.currency} />}
      </div>
      <p className="small">
        <span className={styles.keyboard}>{words.keyboard}</span> {words.table}
      </p>
    </div>
  )
}

/** The sums of a year, which are the legend too. Hidden from assistive technology: the slider's value says the same. */
function Reading({ year, currency }: { year: Year; currency: string }) {
  return (
    <div className={styles.reading} aria-hidden="true">
      <p>{words.reading(String(year.year), currency)}</p>
      <dl>
        {(['interest', 'principal', 'balance'] as const).map((name) => (
          <div key={name} className={styles[name]}>
            <dt>{words.legend[name]}</dt>
            <dd>{formatAmount(year[name], 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Of interest, dark on light, so that it is told from principal without its colour too; pixels. */
const EDGE = 2

function Drawing({ shape, at, currency }: { shape: ChartShape; at: number; currency: string }) {
  const { width, bars, balance, turn } = shape
  const bar = bars[at]
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {bar && (
        <rect
          className={styles.band}
          x={bar.x - 2}
          y={MARGIN.top}
          width={bar.width + 4}
          height={shape.bottom - MARGIN.top}
        />
      )}
      <ChartAxes shape={shape} currency={currency} chosen={bar} />
      {bars.map(({ year, x, width: wide, principal, interest }) => (
        <g key={year}>
          <rect x={x} y={interest.y} width={wide} height={interest.height} fill="var(--clay-300)" />
          <rect x={x} y={interest.y} width={wide} height={Math.min(EDGE, interest.height)} fill="var(--clay-700)" />
          <rect x={x} y={principal.y} width={wide} height={principal.height} fill="var(--green-600)" />
        </g>
      ))}
      {bar && (
        <rect
          className={styles.frame}
          x={bar.x}
          y={bar.interest.y}
          width={bar.width}
          height={shape.bottom - bar.interest.y}
        />
      )}
      <path d={balance} fill="none" stroke="#fff" strokeWidth="6" strokeLinejoin="round" />
      <path d={balance} fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" />
      {turn && (
        <g className={styles.flag}>
          <path d={`M${turn.x} ${shape.bottom}V${MARGIN.top - 20}`} stroke="var(--ink)" strokeWidth="2" />
          <path
            d={`M${turn.x} ${MARGIN.top - 34}h${turn.side * 74}l${turn.side * 10} 11l${turn.side * -10} 11H${turn.x}z`}
            fill="var(--ink)"
          />
          <text x={turn.x + turn.side * 38} y={MARGIN.top - 18} textAnchor="middle" fill="#fff">
            {words.turningFlag(String(turn.month))}
          </text>
        </g>
      )}
    </svg>
  )
}

/** Width of an element in pixels, 0 before it is known: drawn at that width, the text of an SVG is not scaled. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
