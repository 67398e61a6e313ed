import { InterestShare } from '#app/ui/interest-share.tsx'
import type { ExampleData } from './article-data.ts'
import styles from './example-card.module.css'
import { RichText } from './rich-text.tsx'
import { Definitions } from './text-blocks.tsx'

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
      <InterestShare interest={costShare.perHundred} className={styles.share}>
        <RichText text={costShare.text} />
      </InterestShare>
      <Definitions items={rows} className={styles.rows} />
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
