import type { ExampleData } from './article-data.ts'
import styles from './example-card.module.css'
import { RichText } from './rich-text.tsx'

/** The representative example: effective rate and instalment large, then every figure behind them. */
export function ExampleCard({ effectiveRate, instalment, rows, costShare, notes }: ExampleData) {
  return (
    <div className={`card ${styles.example}`}>
      <dl className={styles.figures}>
        <div>
          <dt>{effectiveRate.label}</dt>
          <dd className={`figure ${styles.first}`}>{effectiveRate.value}</dd>
        </div>
        <div>
          <dt>{instalment.label}</dt>
          <dd className={`figure ${styles.second}`}>
            {instalment.amount}
            <i>{`\u00a0${instalment.currency}`}</i>
          </dd>
        </div>
      </dl>
      <Hundred {...costShare} />
      <dl className={styles.rows}>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>
              <RichText text={term} />
            </dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note} className="small">
            <RichText text={note} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** Of a hundred paid back, how many are interest: a hundred marks, counted in the sentence under them. */
function Hundred({ perHundred, text }: ExampleData['costShare']) {
  const kept = 100 - perHundred
  return (
    <figure className={styles.hundred}>
      <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" fill="none" strokeWidth="5">
        <path d={`M.15 2.500H${kept}`} stroke="var(--principal)" strokeDasharray=".7 .3" />
        <path d={`M${kept + 0.15} 2.500H100`} stroke="var(--interest)" strokeDasharray=".7 .3" />
      </svg>
      <figcaption>
        <RichText text={text} />
      </figcaption>
    </figure>
  )
}
