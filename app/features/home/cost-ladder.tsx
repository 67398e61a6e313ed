import type { CostLadder as CostLadderProps, Rung } from '#content/cost-ladder.ts'
import { routes } from '#core/site/routes.ts'
import styles from './cost-ladder.module.css'

/** From the rate on the poster to the price that is signed, cost by cost. */
export function CostLadder({ heading, text, example, axis, rungs, checked, more }: CostLadderProps) {
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <p>{example}</p>
          <p className="small">
            {axis} {checked}
          </p>
          <p>
            <a href={routes[more.to]}>{more.text}</a>
          </p>
        </div>
        <ol className={styles.rungs}>
          {rungs.map((rung) => (
            <Step key={rung.title} {...rung} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Step({ kind, title, text, value, from, to }: Rung) {
  return (
    <li data-kind={kind}>
      <p className={styles.title}>{title}</p>
      <p className={styles.value}>{value}</p>
      <p className={styles.about}>{text}</p>
      {kind !== 'effective' && (
        <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" fill="var(--track)" />
          <rect width={100 * to} height="4" fill={kind === 'nominal' ? 'var(--principal)' : 'var(--interest)'} />
          <rect width={100 * from} height="4" fill="var(--principal)" />
        </svg>
      )}
    </li>
  )
}
