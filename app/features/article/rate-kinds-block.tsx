import type { Block } from '#content/page.ts'
import styles from './rate-kinds-block.module.css'
import { RichText } from './rich-text.tsx'

type RateKinds = Extract<Block, { kind: 'rate-kinds' }>

/** Paths of each rate over the years, above a dashed base line. */
const courses: Record<RateKinds['items'][number]['rate'], string> = {
  fixed: 'M2 34h136',
  variable: 'M2 44h18v-6h20v-12h20v-8h20v10h20v12h20v-6h18',
  combined: 'M2 36h68v-10h18v-8h18v12h18v-5h14',
}

/** The kinds of interest rate, each with a drawing of its course. */
export function RateKindsBlock({ items }: RateKinds) {
  return (
    <ul className={styles.kinds}>
      {items.map(({ rate, title, text }) => (
        <li key={rate}>
          <svg viewBox="0 0 140 56" aria-hidden="true" fill="none">
            <path d="M0 54.500h140" stroke="var(--green-300)" strokeWidth="1.5" strokeDasharray="4 4" />
            <path
              d={courses[rate]}
              stroke="var(--green-700)"
              strokeWidth="4"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </svg>
          <div>
            <h3>
              <RichText text={title} />
            </h3>
            <p>
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
