import { articleTexts } from '#content/article.ts'
import type { Block } from '#content/page.ts'
import { RichText } from './rich-text.tsx'
import styles from './shares-block.module.css'

type Share = Extract<Block, { kind: 'shares' }>['items'][number]

/** How much of a home's value a loan may cover, drawn as houses. */
export function SharesBlock({ items }: Extract<Block, { kind: 'shares' }>) {
  return (
    <figure>
      <ul className={styles.shares}>
        {items.map((item) => (
          <li key={item.percent}>
            <House percent={item.percent} />
            <p className={styles.percent}>{`${item.percent}%`}</p>
            <p className={styles.text}>
              <RichText text={item.text} />
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="small">{articleTexts.shares}</figcaption>
    </figure>
  )
}

const WIDTH = 100
const AREA = 100 // one unit of area per percent: the same for every house

/**
 * A house at true area: the walls are the loan, the roof is one's own money.
 *
 * Walls are a rectangle (area = width × height), the roof a triangle of the same width (area = width × height / 2).
 */
function House({ percent }: Pick<Share, 'percent'>) {
  const wall = (AREA * percent) / WIDTH
  const roof = (2 * AREA * (100 - percent)) / WIDTH
  const ground = 122
  const eaves = ground - wall
  return (
    <svg viewBox="-3 0 106 126" className={styles.house} aria-hidden="true">
      <path d={`M0 ${ground}V${eaves}h${WIDTH}V${ground}z`} fill="var(--principal)" />
      <path
        d={`M0 ${eaves}L${WIDTH / 2} ${eaves - roof} ${WIDTH} ${eaves}z`}
        fill="var(--surface)"
        stroke="var(--green-700)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={`M${WIDTH / 2 - 11} ${ground}v-24a11 11 0 0 1 22 0v24z`} fill="var(--green-900)" />
      <path d={`M16 ${ground - 54}h18v20H16zM66 ${ground - 54}h18v20H66z`} fill="var(--green-200)" />
      <path d="M-3 124h106" stroke="var(--green-700)" strokeWidth="4" />
    </svg>
  )
}
